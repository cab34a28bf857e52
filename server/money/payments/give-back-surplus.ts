import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { refunds } from '@/cms/tables/payments'
import { type Currency, type Money, money, sumMoney } from '@/lib/ground/money/money'
import { addJobs } from '@/server/ground/jobs/queue'
import { shopPayload } from '@/server/ground/shop-payload'
import type { TransactionScope } from '@/server/ground/transaction'
import { writeEvent } from '@/server/orders/write-event'
import type { PaymentRecord } from './attempts'

/** The reason of an automatic refund of surplus money: no text of a clerk. */
export const surplusReason = 'paid_twice'

/**
 * Money came for an order that is paid already, or that can no longer be paid: it goes back whole, by itself, in the
 * caller's transaction. It has no invoice, so none is corrected.
 */
export async function giveBackSurplus(
  scope: TransactionScope,
  { id, orderId, takenMinor, currency }: PaymentRecord,
  by: string,
): Promise<void> {
  const [refund] = await scope.tx
    .insert(refunds)
    .values({
      orderId,
      paymentId: id,
      request: `surplus-${id}`,
      state: 'asked',
      amountMinor: takenMinor,
      currency,
      reason: surplusReason,
    })
    .returning({ id: refunds.id })
  if (!refund) throw new Error(`no refund of payment ${id}`)
  await addJobs(scope, [{ name: 'refund', data: { refund: refund.id } }])
  const data = { code: 'paid_twice', payment: id, minor: takenMinor, currency }
  await writeEvent(scope, orderId, { type: 'payment', actor: by, data })
}

/** What came for an order beyond its payment and goes back; null where nothing did. */
export async function surplusOf(order: number): Promise<Money | null> {
  const rows = await (await shopPayload()).db.drizzle
    .select({ minor: refunds.amountMinor, currency: refunds.currency })
    .from(refunds)
    .where(and(eq(refunds.orderId, order), eq(refunds.reason, surplusReason)))
  const [first] = rows
  if (!first) return null
  const currency = first.currency as Currency
  return sumMoney(
    rows.map(({ minor }) => money(minor, currency)),
    currency,
  )
}
