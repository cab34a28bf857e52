import 'server-only'
import type { ProblemCode } from '@/lib/ground/contract/problem'

/** Why an order was not taken. `details` names what is wrong and its figures. */
export interface OrderFailure {
  ok: false
  code: ProblemCode
  details?: unknown
}

/** Builds a failure. */
export function orderFailure(code: ProblemCode, details?: unknown): OrderFailure {
  return { ok: false, code, ...(details !== undefined && { details }) }
}
