import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Actor } from '@/lib/actor/actor'
import { buyerOf } from '@/lib/actor/standing'
import type { PaymentStep } from '@/lib/contract/payments'
import { addJobs } from '@/server/jobs/queue'
import type { OrderRecord } from '../orders/find-record'
import { type OrderFailure, orderFailure } from '../orders/order-failure'
import { inTransaction } from '../orders/transaction'
import { writeEvent } from '../orders/write-event'
import { changePayment, holdOrder, liveAttempt } from './attempts'
import type { PaymentMethod } from './payment-method'
import { findPayment } from './registry'
import { settleNow } from './settle'

/** `step` where nothing is left to choose: the order was paid meanwhile, or its bank is at work. */
type Chosen = { ok: true; step?: PaymentStep } | OrderFailure

function offered(actor: Actor, { delivery }: OrderRecord, slug: string): PaymentMethod | null {
  const { country = '' } = (delivery ?? {}) as { country?: string }
  const method = findPayment(slug)
  return method?.offeredTo({ buyer: buyerOf(actor), country }) ? method : null
}

/**
 * Sees to it that the attempt before can no longer be paid. Where its service cannot be reached the other way is open all
 * the same: should both be paid in the end, the second goes back.
 */
async function endAttempt(payload: Payload, order: number): Promise<PaymentStep | null> {
  const live = await inTransaction(payload, scope => liveAttempt(scope, order))
  const method = live && findPayment(live.method)
  if (!live || method?.kind !== 'hosted') return null
  if (!live.providerId) {
    // Nobody was led to it.
    await inTransaction(payload, scope => changePayment(scope, live.id, { state: 'expired' }))
    return null
  }
  const asked = await method.cancel(live.providerId)
  if (!asked.ok) return null
  const settled = await settleNow(payload, asked.seen, method.service)
  if (settled === 'waiting') return { state: 'waiting' }
  return settled === 'ended' ? null : { state: 'paid' }
}

/**
 * Another way to pay an order that waits for its payment: only one that is offered to its buyer. What the buyer has to do for it goes
 * out by mail.
 */
export async function chooseMethod(
  payload: Payload,
  actor: Actor,
  record: OrderRecord,
  slug: string,
): Promise<Chosen> {
  if (slug === record.method) return { ok: true }
  const method = offered(actor, record, slug)
  if (!method) return orderFailure('payment_not_offered', { method: slug })
  const step = await endAttempt(payload, record.id)
  if (step) return { ok: true, step }
  await inTransaction(payload, async scope => {
    const held = await holdOrder(scope, record.id)
    if (held?.status !== 'awaiting-payment' || held.method === slug) return
    await scope.tx.execute(
      sql`update orders set method = ${slug}, updated_at = now() where id = ${record.id}`,
    )
    const data = { code: 'method_chosen', from: held.method, to: slug }
    await writeEvent(scope, record.id, { type: 'payment', actor: 'client', data })
    if (method.kind === 'manual')
      await addJobs(scope, [{ name: 'mail', data: { template: 'order-confirmation', order: record.id } }])
  })
  return { ok: true }
}
