import 'server-only'
import type { GuardRefusal } from '@/lib/orders/order/move'
import { canChangeOrder, isDraft, type OrderState, orderStates } from '@/lib/orders/order/states'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { recordByHand } from '@/server/money/payments/record-by-hand'
import { guardMove } from './move-guards'
import { type MovedOrder, moveOrder, type OrderMove } from './move-order'

/** A move that one of the staff asks for. */
type StaffMove = Omit<OrderMove, 'actor' | 'data'> & { actor: Actor }

/** Moves an order for one of the staff, in the caller's transaction: who calls it paid has seen the money. */
export async function moveWithin(scope: TransactionScope, move: StaffMove): Promise<MovedOrder> {
  const moved = await moveOrder(scope, move)
  if (moved.ok && move.to === 'paid') await recordByHand(scope, move.order, move.actor)
  return moved
}

/** The same in a transaction of its own. */
export async function moveByStaff(move: StaffMove): Promise<MovedOrder> {
  return inTransaction(await shopPayload(), scope => moveWithin(scope, move))
}

/** A step that can be taken next. */
export interface NextStep {
  to: OrderState
  /** The reason against it, and its line; null where there is none. */
  waits: { code: GuardRefusal['code']; line?: number } | null
}

/**
 * The steps that somebody may take with an order now: those that the table of states, his rights and the guards allow.
 * Money goes back by a refund and not by a step, unless the order was free.
 */
export async function nextSteps(
  actor: Actor,
  { id, status, isFree }: { id: number; status: OrderState; isFree: boolean },
): Promise<NextStep[]> {
  const open = orderStates.filter(
    to =>
      canChangeOrder(status, to) &&
      !isDraft(to) &&
      (to !== 'refunded' || isFree) &&
      can(actor, 'order.change-state', { from: status, to, order: id }),
  )
  return inTransaction(await shopPayload(), async scope => {
    const steps: NextStep[] = []
    for (const to of open) {
      const refused = await guardMove(scope, { order: id, from: status, to })
      steps.push({ to, waits: refused && { code: refused.code, ...refused.details } })
    }
    return steps
  })
}
