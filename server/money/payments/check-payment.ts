import 'server-only'
import type { Payload } from 'payload'
import type { PaymentCheck } from '@/lib/money/contract/payments'
import type { OrderState } from '@/lib/orders/order/states'
import type { Actor } from '@/lib/people/actor/actor'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { liveAttempt } from './attempts'
import { findPayment } from './registry'
import { settleNow } from './settle'
import { payableOrder, stepOfState } from './start-payment'

type Checked = { ok: true; check: PaymentCheck } | OrderFailure

/** Asks the service for the result of the order's attempt, and books it. */
async function askService(payload: Payload, order: number): Promise<PaymentCheck['state']> {
  const live = await inTransaction(payload, scope => liveAttempt(scope, order))
  const method = live && findPayment(live.method)
  if (!live?.providerId || method?.kind !== 'hosted') return 'open'
  const asked = await method.confirm(live.providerId)
  // The service reports it later by itself, or the job asks it.
  if (!asked.ok) return 'waiting'
  const settled = await settleNow(payload, asked.seen, method.service)
  if (settled === 'waiting') return asked.seen.state === 'pending' ? 'waiting' : 'open'
  return settled === 'ended' ? 'open' : 'paid'
}

/** The payment's state by the order alone once it waits for no payment; null while it does. */
function closedAs(status: OrderState): Checked | null {
  const closed = stepOfState(status)
  return closed?.ok ? { ok: true, check: { state: 'paid' } } : closed
}

/**
 * How the payment of an order stands, asked by the buyer who comes back: the service is asked, because its own event may come later, or
 * never. `open`: nothing was paid, and it can be tried again.
 */
export async function checkPayment(actor: Actor, { order }: { order: number }): Promise<Checked> {
  const record = await payableOrder(actor, order)
  if (!record) return orderFailure('not_found')
  const closed = closedAs(record.status)
  if (closed) return closed
  const state = await askService(await shopPayload(), order)
  if (state !== 'open') return { ok: true, check: { state } }
  // The service's event may have come between: who has just paid is not asked to pay.
  const now = await payableOrder(actor, order)
  const closedMeanwhile = now && closedAs(now.status)
  if (closedMeanwhile) return closedMeanwhile
  const method = findPayment(record.method ?? '')
  return { ok: true, check: { state: method?.kind === 'manual' ? 'told' : 'open' } }
}
