import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { changeOrderState, type StateEvent } from '@/lib/orders/order/change-state'
import type { MoveRefusal } from '@/lib/orders/order/move'
import type { OrderState } from '@/lib/orders/order/states'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { returnGoods } from '@/server/catalogue/stock/take-goods'
import type { TransactionScope } from '@/server/ground/transaction'
import { followOrder, type OrderStep } from './followers'
import { guardMove } from './move-guards'
import { shipRest } from './shipments/ship-rest'
import { type EventAuthor, writeEvent } from './write-event'

/** Who moves an order: somebody, or a service or job of the shop by its name, such as `stripe`. */
export type Mover = Actor | { kind: 'service'; name: string }

export interface OrderMove {
  order: number
  to: OrderState
  /** The state that the caller has seen: where it is another by now, nothing is moved and he sees who changed it. */
  seen?: OrderState
  actor: Mover
  /** What is kept with the event; never shown to the client. */
  data?: Record<string, unknown>
}

export type MovedOrder = { ok: true; step: OrderStep } | MoveRefusal

/** The order as it is, locked against every other change until the transaction ends. */
async function holdOrder({ tx }: TransactionScope, order: number): Promise<OrderState | null> {
  const { rows } = await tx.execute<{ status: OrderState }>(
    sql`select status from orders where id = ${order} for no key update`,
  )
  return rows[0]?.status ?? null
}

/** How an event names its author: staff are `admin`, with the person in the event's data. */
export function authorOf(actor: Mover): EventAuthor {
  switch (actor.kind) {
    case 'service':
      return { actor: actor.name }
    case 'staff':
    case 'stand-in':
      return { actor: 'admin', data: { admin: actor.staff.id, email: actor.staff.email } }
    default:
      return { actor: 'client' }
  }
}

/** Writes the new state and its event; `paidAt` stays that of the first payment. */
async function writeStep(scope: TransactionScope, order: number, event: StateEvent, paidAt: string | null) {
  await scope.tx.execute(
    sql`update orders set status = ${event.to}, paid_at = coalesce(paid_at, ${paidAt}::timestamptz), updated_at = now() where id = ${order}`,
  )
  await writeEvent(scope, order, event)
}

/** The facts of an order that its followers may need. */
async function factsOf(
  { tx }: TransactionScope,
  order: number,
): Promise<Pick<OrderStep, 'method' | 'locale'>> {
  const { rows } = await tx.execute<{ method: string | null; locale: string }>(
    sql`select method, locale from orders where id = ${order}`,
  )
  const [facts] = rows
  if (!facts) throw new Error(`order ${order} went while it was held`)
  return facts
}

/** Who made the last change of a held order's state, and when. */
async function movedBy({ tx }: TransactionScope, order: number): Promise<{ by: string; at: string }> {
  const { rows } = await tx.execute<{ by: string; at: string }>(
    sql`select coalesce(data ->> 'email', actor) as by, to_json(at) #>> '{}' as at from orders_events
        where _parent_id = ${order} and type = 'state' order by _order desc limit 1`,
  )
  return rows[0] ?? { by: 'system', at: new Date().toISOString() }
}

/**
 * The only function that changes an order's state (ORDER-17), in the caller's transaction. The order is locked (`for
 * update`), so that the second of two moves sees the result of the first. Then the table of states, the actor's right
 * and the guards (`move-guards.ts`) are asked; the state and its event with time and author are written, and the jobs
 * that follow (`followers.ts`) are added: all of it is there once the caller commits, or nothing.
 *
 * Refuses as a value: `not_found`; `forbidden` (somebody who may not; a service always may); `state_not_reachable` with
 * `{ from, allowed }`, which is also the answer to a payment that is reported twice; `order_moved` where it is no longer as it
 * was seen; or the code of a guard. After a
 * refusal nothing was written, and the caller may go on in his transaction.
 */
export async function moveOrder(scope: TransactionScope, move: OrderMove): Promise<MovedOrder> {
  const { order, to, actor } = move
  const from = await holdOrder(scope, order)
  if (!from) return { ok: false, code: 'not_found' }
  if (move.seen && move.seen !== from)
    return { ok: false, code: 'order_moved', details: { now: from, ...(await movedBy(scope, order)) } }
  if (actor.kind !== 'service' && !can(actor, 'order.change-state', { from, to, order })) {
    return { ok: false, code: 'forbidden' }
  }
  const author = authorOf(actor)
  const data = author.data || move.data ? { ...move.data, ...author.data } : undefined
  const change = changeOrderState({ from, to, actor: author.actor, at: new Date(), ...(data && { data }) })
  if (!change.ok) return { ok: false, code: change.code, details: { from, allowed: change.allowed } }
  const refused = await guardMove(scope, { order, from, to })
  if (refused) return refused
  await writeStep(scope, order, change.event, change.paidAt ?? null)
  if (to === 'cancelled' || (to === 'refunded' && from === 'paid')) await returnGoods(scope, order, true)
  if (from === 'cancelled') await returnGoods(scope, order, false)
  if (to === 'shipped') await shipRest(scope, order, author)
  const step: OrderStep = { ...(await factsOf(scope, order)), order, from, to, at: change.event.at }
  await followOrder(scope, step)
  return { ok: true, step }
}
