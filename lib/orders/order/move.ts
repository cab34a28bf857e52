import type { OrderState } from './states'

/** Why an order stays in its state. Each code is one of a problem, and has a sentence in the back-office's texts. */
export type MoveRefusal = { ok: false } & (
  | { code: 'not_found' | 'forbidden' }
  | { code: 'state_not_reachable'; details: { from: OrderState; allowed: OrderState[] } }
  | { code: 'order_moved'; details: { now: OrderState; by: string; at: string } }
  | GuardRefusal
)

/**
 * What a guard says: sent files are not made before they are laid out, and the workshop's layout is not made before the customer has
 * approved it (ORDER-24). `line` is counted from 1. The order of a company's buyer waits for its approver (ORDER-48).
 */
export type GuardRefusal = { ok: false } & (
  | { code: 'layout_waiting' | 'approval_waiting'; details: { line: number } }
  | { code: 'company_waiting'; details?: undefined }
)
