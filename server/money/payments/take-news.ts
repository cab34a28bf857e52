import 'server-only'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { paymentEvents, payments } from '@/cms/tables/payments'
import { noteAct } from '@/server/ground/journal/acts'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { writeEvent } from '@/server/orders/write-event'
import { attemptOf } from './attempts'
import { noteRefund } from './note-refund'
import { settle } from './settle'
import type { PaymentNews } from './stripe/events'

type News<K extends PaymentNews['kind']> = Extract<PaymentNews, { kind: K }>
interface Outcome {
  outcome: string
  order?: number | null
}

async function takePayment(scope: TransactionScope, { seen }: News<'payment'>, by: string): Promise<Outcome> {
  const attempt = await attemptOf(scope, seen)
  return { outcome: await settle(scope, seen, by), order: attempt?.orderId }
}

/** A chargeback by the buyer's bank: a clerk answers it with the service. */
async function takeDispute(
  scope: TransactionScope,
  { reference, reason }: News<'dispute'>,
  by: string,
): Promise<Outcome> {
  const [payment] = reference
    ? await scope.tx.select().from(payments).where(eq(payments.reference, reference))
    : []
  if (!payment) return { outcome: 'unknown' }
  const data = { code: 'payment_disputed', payment: payment.id, reason }
  await writeEvent(scope, payment.orderId, { type: 'payment', actor: by, data })
  return { outcome: 'disputed', order: payment.orderId }
}

/**
 * A signed event that cannot be read: a second delivery would be the same, so it counts as taken, and the staff find it in the journal. A
 * job asks the service about the payment all the same.
 */
async function noteUnreadable(
  scope: TransactionScope,
  { id, fields }: News<'unreadable'>,
  by: string,
): Promise<Outcome> {
  const act = { collection: 'payments', subject: id, what: 'unread' as const, fields }
  await noteAct(scope, { id: 0, email: by }, act)
  return { outcome: 'unreadable' }
}

async function act(scope: TransactionScope, news: PaymentNews, by: string): Promise<Outcome> {
  switch (news.kind) {
    case 'payment':
      return takePayment(scope, news, by)
    case 'refund':
      return noteRefund(scope, news, by)
    case 'dispute':
      return takeDispute(scope, news, by)
    case 'other':
      return { outcome: 'ignored' }
    case 'unreadable':
      return noteUnreadable(scope, news, by)
  }
}

/**
 * Takes an event of a service, once by its id: it is noted in the transaction that acts on it. A second delivery at the same time waits for
 * the first and finds it done; after a failure the next delivery does it.
 */
export async function takeNews(news: PaymentNews, by: string): Promise<void> {
  const payload = await shopPayload()
  const taken = await inTransaction(payload, async scope => {
    const { id, type } = news
    const added = await scope.tx
      .insert(paymentEvents)
      .values({ id, type, outcome: 'taken' })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id })
    if (added.length === 0) return null
    const { outcome, order } = await act(scope, news, by)
    await scope.tx
      .update(paymentEvents)
      .set({ outcome, orderId: order ?? null })
      .where(eq(paymentEvents.id, id))
    return outcome
  })
  if (taken === 'unreadable')
    console.error(`payment service: ${news.type} ${news.id} says what cannot be; it is noted in the journal`)
  if (taken === 'unknown')
    console.error(`payment service: ${news.type} ${news.id} is of nothing that the shop knows`)
}
