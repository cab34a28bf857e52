import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { PaymentStep } from '@/lib/money/contract/payments'
import type { Actor } from '@/lib/people/actor/actor'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import type { OrderRecord } from '@/server/orders/find-record'
import { writeEvent } from '@/server/orders/write-event'
import { changePayment, holdOrder, liveAttempt } from './attempts'
import { buyOnAccount, paymentCaseOf } from './credit'
import type { PaymentMethod } from './payment-method'
import { findPayment } from './registry'
import { settleNow } from './settle'

/** `step` where nothing is left to choose: the order was paid meanwhile, or its bank is at work. */
type Chosen = { ok: true; step?: PaymentStep } | OrderFailure

async function offered(actor: Actor, { delivery }: OrderRecord, slug: string): Promise<PaymentMethod | null> {
  const { country = '' } = (delivery ?? {}) as { country?: string }
  const method = findPayment(slug)
  return method?.offeredTo(await paymentCaseOf(actor, country)) ? method : null
}

/**
 * Ends the earlier attempt, so that it cannot be paid any more. Where its service cannot be reached, the other method is open all the same:
 * if both are paid in the end, the second payment goes back.
 */
async function endAttempt(payload: Payload, order: number): Promise<PaymentStep | null> {
  const live = await inTransaction(payload, scope => liveAttempt(scope, order))
  const method = live && findPayment(live.method)
  if (!live || method?.kind !== 'hosted') return null
  if (!live.providerId) {
    // No buyer has seen its page.
    await inTransaction(payload, scope => changePayment(scope, live.id, { state: 'expired' }))
    return null
  }
  const asked = await method.cancel(live.providerId)
  if (!asked.ok) return null
  const settled = await settleNow(payload, asked.seen, method.service)
  if (settled === 'waiting') return { state: 'waiting' }
  return settled === 'ended' ? null : { state: 'paid' }
}

class Refused extends Error {
  constructor(readonly failure: OrderFailure) {
    super(failure.code)
  }
}

async function switchWithin(
  scope: TransactionScope,
  { id, client }: OrderRecord,
  method: PaymentMethod,
): Promise<PaymentStep | undefined> {
  const held = await holdOrder(scope, id)
  if (held?.status !== 'awaiting-payment') return { state: 'paid' }
  if (held.method === method.slug) return undefined
  await scope.tx.execute(sql`update orders set method = ${method.slug}, updated_at = now() where id = ${id}`)
  const data = { code: 'method_chosen', from: held.method, to: method.slug }
  await writeEvent(scope, id, { type: 'payment', actor: 'client', data })
  // The instructions for the buyer go out by mail.
  if (method.kind === 'manual')
    await addJobs(scope, [{ name: 'mail', data: { template: 'order-confirmation', order: id } }])
  if (method.kind !== 'credit') return undefined
  const owner = typeof client === 'object' ? (client?.id ?? null) : (client ?? null)
  const { total: minor, currency } = held
  const refused = await buyOnAccount(scope, { order: id, client: owner, minor, currency, method })
  if (refused) throw new Refused(refused)
  return { state: 'paid' }
}

async function switchMethod(payload: Payload, record: OrderRecord, method: PaymentMethod): Promise<Chosen> {
  try {
    const step = await inTransaction(payload, scope => switchWithin(scope, record, method))
    return { ok: true, ...(step && { step }) }
  } catch (error) {
    if (error instanceof Refused) return error.failure
    throw error
  }
}

/**
 * Another way to pay an order that waits for its payment: only one that is offered to its buyer.
 */
export async function chooseMethod(
  payload: Payload,
  actor: Actor,
  record: OrderRecord,
  slug: string,
): Promise<Chosen> {
  if (slug === record.method) return { ok: true }
  const method = await offered(actor, record, slug)
  if (!method) return orderFailure('payment_not_offered', { method: slug })
  const step = await endAttempt(payload, record.id)
  if (step) return { ok: true, step }
  return switchMethod(payload, record, method)
}
