import 'server-only'
import type { Payload } from 'payload'
import type { Actor } from '@/lib/actor/actor'
import type { PaymentCheck } from '@/lib/contract/payments'
import { type OrderFailure, orderFailure } from '../orders/order-failure'
import { inTransaction } from '../orders/transaction'
import { shopPayload } from '../shop-payload'
import { liveAttempt } from './attempts'
import { findPayment } from './registry'
import { settleNow } from './settle'
import { payableOrder, stepOfState } from './start-payment'

type Checked = { ok: true; check: PaymentCheck } | OrderFailure

/** Asks the service what became of the order's attempt, and books it. */
async function askService(payload: Payload, order: number): Promise<PaymentCheck['state']> {
  const live = await inTransaction(payload, scope => liveAttempt(scope, order))
  const method = live && findPayment(live.method)
  if (!live?.providerId || method?.kind !== 'hosted') return 'open'
  const asked = await method.confirm(live.providerId)
  // The service says it later by itself, or the job asks it.
  if (!asked.ok) return 'waiting'
  const settled = await settleNow(payload, asked.seen, method.service)
  if (settled === 'waiting') return asked.seen.state === 'pending' ? 'waiting' : 'open'
  return settled === 'ended' ? 'open' : 'paid'
}

/**
 * How the payment of an order stands, asked by the buyer who comes back: the service is asked itself, as its own word may
 * come later, or never. `open`: nothing was paid, and it can be tried again.
 */
export async function checkPayment(actor: Actor, { order }: { order: number }): Promise<Checked> {
  const record = await payableOrder(actor, order)
  if (!record) return orderFailure('not_found')
  const closed = stepOfState(record.status)
  if (closed && !closed.ok) return closed
  if (closed) return { ok: true, check: { state: 'paid' } }
  const method = findPayment(record.method ?? '')
  const state = await askService(await shopPayload(), order)
  if (state === 'open' && method?.kind === 'manual') return { ok: true, check: { state: 'told' } }
  return { ok: true, check: { state } }
}
