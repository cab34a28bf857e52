import 'server-only'
import { and, eq, inArray, isNull, ne, or, sum } from '@payloadcms/db-postgres/drizzle'
import { payments, refunds } from '@/cms/tables/payments'
import { addJobs } from '../../ground/jobs/queue'
import type { TransactionScope } from '../../ground/transaction'
import { moveOrder } from '../../orders/move-order'
import { returnLines } from '../../orders/return-lines'
import { writeEvent } from '../../orders/write-event'
import { holdOrder } from './attempts'
import { surplusReason } from './give-back-surplus'

export type RefundRecord = typeof refunds.$inferSelect

/** What became of giving money back. */
export interface RefundOutcome {
  state: 'done' | 'asked' | 'failed'
  providerId: string | null
  /** Why it did not go. */
  reason: string
}

/** Whether everything that an order took and kept has gone back. */
async function isAllBack({ tx }: TransactionScope, order: number): Promise<boolean> {
  const [taken] = await tx
    .select({ minor: sum(payments.takenMinor).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, order), inArray(payments.state, ['taken', 'owed'])))
  const [back] = await tx
    .select({ minor: sum(refunds.amountMinor).mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(eq(refunds.orderId, order), eq(refunds.state, 'done'), inArray(payments.state, ['taken', 'owed'])),
    )
  return (taken?.minor ?? 0) > 0 && (back?.minor ?? 0) >= (taken?.minor ?? 0)
}

/** Whether a payment's money is not what the order comes to, and nobody has taken it for its payment. */
async function paysNothing({ tx }: TransactionScope, id: number): Promise<boolean> {
  const [payment] = await tx.select({ state: payments.state }).from(payments).where(eq(payments.id, id))
  return payment?.state === 'mismatch'
}

/** The refund as it stands, held. Its order is held first, as for everything that books money. */
async function holdRefund(scope: TransactionScope, id: number): Promise<RefundRecord | null> {
  const [found] = await scope.tx.select().from(refunds).where(eq(refunds.id, id))
  if (!found) return null
  await holdOrder(scope, found.orderId)
  const [held] = await scope.tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return held ?? null
}

/**
 * Notes what became of a refund, in the caller's transaction. Money that is back makes an event, what follows it, and an order
 * whose money is all back `refunded`. What was noted before is not noted again; a refund that was done may still fail,
 * when the buyer's bank sends it back.
 * @param by who brings the news, for the order's history
 */
export async function bookRefund(
  scope: TransactionScope,
  id: number,
  { state, providerId, reason }: RefundOutcome,
  by: string,
): Promise<void> {
  const refund = await holdRefund(scope, id)
  if (!refund || refund.state === 'failed' || (refund.state === 'done' && state !== 'failed')) return
  if (state === 'asked') {
    // The service is at it; its name for the refund is what its news will come by.
    await scope.tx.update(refunds).set({ providerId }).where(eq(refunds.id, id))
    return
  }
  await scope.tx
    .update(refunds)
    .set({
      state,
      ...(providerId && { providerId }),
      ...(state === 'done' && { doneAt: new Date() }),
      ...(state === 'failed' && { failure: reason.slice(0, 500) || 'failed', failedAt: new Date() }),
    })
    .where(eq(refunds.id, id))
  const { orderId, paymentId, amountMinor: minor, currency } = refund
  if (state === 'done' || refund.state === 'done')
    await returnLines(scope, orderId, refund.lines ?? [], state === 'done')
  const data = { code: `refund_${state}`, refund: id, payment: paymentId, minor, currency, reason }
  await writeEvent(scope, orderId, { type: 'refund', actor: by, data })
  if (state !== 'done') return
  // What was paid twice, or pays nothing, was never owed: no invoice names it, and no credit note brings the mail.
  if (refund.reason === surplusReason || (await paysNothing(scope, paymentId))) {
    await addJobs(scope, [{ name: 'mail', data: { template: 'refunded', order: orderId, refund: id } }])
    return
  }
  await addJobs(scope, [
    { name: 'credit-note', data: { refund: id } },
    { name: 'points', data: { order: orderId } },
  ])
  if (!(await isAllBack(scope, orderId))) return
  // What is not made any more is said by the state; where it cannot be reached the events say it.
  await moveOrder(scope, { order: orderId, to: 'refunded', actor: { kind: 'service', name: by } })
}

/** What a service tells of a refund: `key` is the shop's own, as it was asked with. */
export interface RefundNews extends RefundOutcome {
  providerId: string
  key: string | null
}

/** The number of the refund that the shop asked for with a key. */
const numberOfKey = (key: string | null) => Number(/^refund-(\d{1,9})$/.exec(key ?? '')?.[1] ?? 0)

/** The key with which a service is asked for a refund: it makes one of it, however often it is asked. */
export const keyOfRefund = (id: number): string => `refund-${id}`

/** The same for what a service tells by its own name for the refund, or by the shop's key where it is the faster. */
export async function noteRefund(
  scope: TransactionScope,
  { key, ...outcome }: RefundNews,
  by: string,
): Promise<{ outcome: string; order?: number }> {
  const mine = or(
    eq(refunds.providerId, outcome.providerId),
    and(eq(refunds.id, numberOfKey(key)), isNull(refunds.providerId)),
  )
  const [refund] = await scope.tx.select().from(refunds).where(mine)
  if (!refund) return { outcome: 'unknown' }
  await bookRefund(scope, refund.id, outcome, by)
  return { outcome: 'refund', order: refund.orderId }
}

/** What of every payment was given back, or is on its way, in minor units. */
export async function refundedBy({ tx }: TransactionScope, order: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ payment: refunds.paymentId, minor: sum(refunds.amountMinor).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, order), ne(refunds.state, 'failed')))
    .groupBy(refunds.paymentId)
  return new Map(rows.map(({ payment, minor }) => [payment, minor ?? 0]))
}
