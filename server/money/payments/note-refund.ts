import 'server-only'
import { and, eq, inArray, isNull, ne, or, sum } from '@payloadcms/db-postgres/drizzle'
import { payments, refunds } from '@/cms/tables/payments'
import { addJobs } from '@/server/ground/jobs/queue'
import type { TransactionScope } from '@/server/ground/transaction'
import { moveOrder } from '@/server/orders/move-order'
import { returnLines } from '@/server/orders/return-lines'
import { writeEvent } from '@/server/orders/write-event'
import { holdOrder } from './attempts'
import { surplusReason } from './give-back-surplus'

export type RefundRecord = typeof refunds.$inferSelect

/** The result of a refund. */
export interface RefundOutcome {
  state: 'done' | 'asked' | 'failed'
  providerId: string | null
  /** Why it failed. */
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

/** Whether a payment's amount is not the order's total, and nobody has accepted it. */
async function paysNothing({ tx }: TransactionScope, id: number): Promise<boolean> {
  const [payment] = await tx.select({ state: payments.state }).from(payments).where(eq(payments.id, id))
  return payment?.state === 'mismatch'
}

/** The refund, locked. Its order is locked first, as for everything that books money. */
async function holdRefund(scope: TransactionScope, id: number): Promise<RefundRecord | null> {
  const [found] = await scope.tx.select().from(refunds).where(eq(refunds.id, id))
  if (!found) return null
  await holdOrder(scope, found.orderId)
  const [held] = await scope.tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  return held ?? null
}

/**
 * Notes the result of a refund, in the caller's transaction. A refund that is done adds its event and jobs, and sets an order whose money
 * is all back to `refunded`. The same result is not noted again; a refund that was done may still fail, when the buyer's bank sends it
 * back.
 * @param by who reports it, for the order's history
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
    // The service works on it; its later events carry its id of the refund.
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
  // A double or surplus payment was never owed: no invoice names it, so no credit note brings the mail.
  if (refund.reason === surplusReason || (await paysNothing(scope, paymentId))) {
    await addJobs(scope, [{ name: 'mail', data: { template: 'refunded', order: orderId, refund: id } }])
    return
  }
  await addJobs(scope, [
    { name: 'credit-note', data: { refund: id } },
    { name: 'points', data: { order: orderId } },
  ])
  if (!(await isAllBack(scope, orderId))) return
  // The state says that the order is not made any more; where that state cannot be reached, the events say it.
  await moveOrder(scope, { order: orderId, to: 'refunded', actor: { kind: 'service', name: by } })
}

/** A service's report on a refund: `key` is the shop's own key of the request. */
export interface RefundNews extends RefundOutcome {
  providerId: string
  key: string | null
}

/** The number of the refund that the shop asked for with a key. */
const numberOfKey = (key: string | null) => Number(/^refund-(\d{1,9})$/.exec(key ?? '')?.[1] ?? 0)

/** The key with which a service is asked for a refund: it makes one refund of it, however often it is asked. */
export const keyOfRefund = (id: number): string => `refund-${id}`

/** The same for a service's report, by its own id of the refund, or by the shop's key where the shop does not know that id yet. */
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

/** The amount of every payment that was refunded, or is on its way back, in minor units. */
export async function refundedBy({ tx }: TransactionScope, order: number): Promise<Map<number, number>> {
  const rows = await tx
    .select({ payment: refunds.paymentId, minor: sum(refunds.amountMinor).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.orderId, order), ne(refunds.state, 'failed')))
    .groupBy(refunds.paymentId)
  return new Map(rows.map(({ payment, minor }) => [payment, minor ?? 0]))
}
