import 'server-only'
import type { PaymentStep } from '@/lib/money/contract/payments'
import type { OrderState } from '@/lib/orders/order/states'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { findRecord, type OrderRecord } from '@/server/orders/find-record'
import { ownerOf } from '@/server/orders/read-order'
import { chooseMethod } from './choose-method'
import { openAttempt } from './open-attempt'
import { findPayment } from './registry'

export type StartedPayment = { ok: true; step: PaymentStep } | OrderFailure

/** The next step of an order's payment once it waits for none; null while it does. */
export function stepOfState(status: OrderState): StartedPayment | null {
  if (status === 'awaiting-payment') return null
  if (status === 'cart') return orderFailure('company_waiting')
  const ended = status === 'cancelled' || status === 'refunded'
  return ended ? orderFailure('order_closed') : { ok: true, step: { state: 'paid' } }
}

/** The order, for an actor who may pay it; for everybody else it does not exist. */
export async function payableOrder(actor: Actor, id: number): Promise<OrderRecord | null> {
  const record = await findRecord(id)
  return record && can(actor, 'order.pay', ownerOf(record)) ? record : null
}

/**
 * Begins to pay an order, or goes on with it: never a second order, and never a second page that could be paid. With
 * `method` another way is chosen first.
 */
export async function startPayment(
  actor: Actor,
  { order, method: wanted }: { order: number; method?: string | undefined },
): Promise<StartedPayment> {
  const record = await payableOrder(actor, order)
  if (!record) return orderFailure('not_found')
  const closed = stepOfState(record.status)
  if (closed) return closed
  const payload = await shopPayload()
  const chosen = await chooseMethod(payload, actor, record, wanted ?? record.method ?? '')
  if (!chosen.ok) return chosen
  if (chosen.step) return { ok: true, step: chosen.step }
  const method = findPayment(wanted ?? record.method ?? '')
  if (!method) return orderFailure('payment_not_offered', { method: record.method })
  if (method.kind !== 'hosted') return { ok: true, step: { state: 'told' } }
  const opened = await openAttempt(payload, record, method)
  return opened.ok ? opened : orderFailure(opened.code)
}
