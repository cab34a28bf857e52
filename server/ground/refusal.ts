import 'server-only'
import type { ProblemCode } from '@/lib/ground/contract/problem'
import type { Actor, Staff } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { Action } from '@/lib/people/actor/rights'

/** Why one of the staff was refused something. `details` names what is wrong and its figures. */
export interface Refusal {
  ok: false
  code: ProblemCode
  details?: unknown
}

/** Builds a refusal. */
export const refusal = (code: ProblemCode, details?: unknown): Refusal => ({
  ok: false,
  code,
  ...(details !== undefined && { details }),
})

/** One of the staff who has a right, or why not: nobody is logged in, or the right is missing. */
export function staffWith(actor: Actor, action: Action): { ok: true; staff: Staff } | Refusal {
  if (actor.kind !== 'staff') return refusal('unauthorised')
  return can(actor, action) ? { ok: true, staff: actor.staff } : refusal('forbidden')
}
