import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { and, inArray, lte } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { payments } from '@/cms/tables/payments'
import { inTransaction } from '@/server/ground/transaction'
import { moveOrder } from '@/server/orders/move-order'
import { changePayment, type PaymentRecord } from './attempts'
import { findPayment, hostedMethods } from './registry'
import { settleNow } from './settle'

const minute = 60_000
/** Attempts asked about in one run, and orders given up. */
const batch = 200
/** The longest pause between two questions about one attempt. */
const longestPause = 6 * 60 * minute

/** Asked again after as long as it has waited already: news comes within minutes, or after days from a bank. */
const nextAsk = ({ createdAt }: PaymentRecord, now: number): Date =>
  new Date(now + Math.min(Math.max(now - createdAt.getTime(), 5 * minute), longestPause))

async function ask(payload: Payload, payment: PaymentRecord, now: number): Promise<string | null> {
  const method = findPayment(payment.method)
  const over = (payment.endsAt?.getTime() ?? 0) < now
  const note = (change: Parameters<typeof changePayment>[2]) =>
    inTransaction(payload, scope => changePayment(scope, payment.id, change))
  if (method?.kind !== 'hosted' || !payment.providerId) {
    // No buyer has seen its page.
    await note(over ? { state: 'expired' } : { askAt: payment.endsAt })
    return null
  }
  const asked = await method.confirm(payment.providerId)
  if (asked.ok) {
    const settled = await settleNow(payload, asked.seen, method.service)
    if (settled !== 'waiting') return settled === 'ended' ? null : `${payment.orderId} ${settled}`
  }
  await note({ askAt: nextAsk(payment, now) })
  return null
}

/**
 * Cancels orders whose payment with a service has not come for two days: their stock and coupons are free again. A
 * transfer or a cheque may take longer: a clerk cancels those orders.
 */
async function giveUp(payload: Payload): Promise<number> {
  const slugs = hostedMethods()
  if (slugs.length === 0) return 0
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(
    sql`select o.id from orders o
        where o.status = 'awaiting-payment' and o.method in ${slugs} and o.created_at < now() - interval '48 hours'
          and not exists (select from payments p where p.order_id = o.id and p.state in ('open', 'pending', 'taken', 'mismatch'))
        order by o.id limit ${batch}`,
  )
  for (const { id } of rows)
    await inTransaction(payload, scope =>
      moveOrder(scope, { order: id, to: 'cancelled', actor: { kind: 'service', name: 'system' } }),
    )
  return rows.length
}

/** Asks about payments without news. Returns a short summary of what it found, or ''. */
export async function watchPayments(payload: Payload): Promise<string> {
  const now = Date.now()
  const due = await payload.db.drizzle
    .select()
    .from(payments)
    .where(and(inArray(payments.state, ['open', 'pending']), lte(payments.askAt, new Date(now))))
    .orderBy(payments.askAt)
    .limit(batch)
  const found: string[] = []
  for (const payment of due) {
    const news = await ask(payload, payment, now)
    if (news) found.push(news)
  }
  const given = await giveUp(payload)
  return [...found.slice(0, 20), ...(given > 0 ? [`cancelled: ${given}`] : [])].join(', ')
}
