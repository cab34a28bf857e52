import 'server-only'
import type { Payload } from 'payload'
import { payments } from '@/cms/tables/payments'
import { type Currency, money } from '@/lib/ground/money/money'
import { defaultLocale, isLocale } from '@/lib/ground/site/locales'
import type { PaymentStep } from '@/lib/money/contract/payments'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import type { OrderRecord } from '@/server/orders/find-record'
import { orderUrl } from '@/server/orders/order-url'
import { changePayment, holdOrder, liveAttempt, type PaymentRecord } from './attempts'
import type { Attempt, HostedMethod, ServiceDown } from './payment-method'
import { settleNow } from './settle'

const minute = 60_000
/** How long a page of the service can be paid; it takes from half an hour to a day. */
const attemptLife = 12 * 60 * minute
/** A page that ends sooner is not opened any more: the buyer needs time, and the service its half hour. */
const leastLeft = 35 * minute
/** When the service is first asked about an attempt without news. */
const firstAsk = 5 * minute

/** The attempt that may be paid, made where there is none; null where the order waits for no payment any more. */
async function takeAttempt(
  scope: TransactionScope,
  order: number,
  method: HostedMethod,
): Promise<PaymentRecord | null> {
  const held = await holdOrder(scope, order)
  if (held?.status !== 'awaiting-payment') return null
  const live = await liveAttempt(scope, order)
  if (live) return live
  const now = Date.now()
  const [made] = await scope.tx
    .insert(payments)
    .values({
      orderId: order,
      method: method.slug,
      state: 'open',
      amountMinor: held.total,
      currency: held.currency,
      endsAt: new Date(now + attemptLife),
      askAt: new Date(now + firstAsk),
    })
    .returning()
  return made ?? null
}

/** An attempt as it is sent to the service: the same words each time. */
function attemptOf(payment: PaymentRecord, record: OrderRecord): Attempt {
  const locale = isLocale(record.locale) ? record.locale : defaultLocale
  return {
    id: payment.id,
    order: record.id,
    amount: money(payment.amountMinor, payment.currency as Currency),
    locale,
    email: record.email ?? '',
    endsAt: payment.endsAt ?? payment.createdAt,
    paidUrl: orderUrl(record, locale, '/payment/', { from: 'paid' }),
    backUrl: orderUrl(record, locale, '/payment/', { from: 'back' }),
  }
}

const isOver = ({ endsAt }: PaymentRecord) => (endsAt?.getTime() ?? 0) - Date.now() < leastLeft

/** What to do now about an attempt; null where it failed and another one is made. */
async function goOn(
  payload: Payload,
  record: OrderRecord,
  method: HostedMethod,
  payment: PaymentRecord,
): Promise<{ ok: true; step: PaymentStep } | ServiceDown | null> {
  const { providerId } = payment
  if (!providerId && isOver(payment)) {
    await inTransaction(payload, scope => changePayment(scope, payment.id, { state: 'expired' }))
    return null
  }
  const asked = providerId
    ? await (isOver(payment) ? method.cancel : method.confirm)(providerId)
    : await method.start(attemptOf(payment, record))
  if (!asked.ok) return asked
  const settled = await settleNow(payload, asked.seen, method.service)
  if (settled === 'ended') return null
  if (settled !== 'waiting') return { ok: true, step: { state: 'paid' } }
  const { state, url } = asked.seen
  return { ok: true, step: state === 'open' && url ? { state: 'redirect', url } : { state: 'waiting' } }
}

/** An attempt that is over is followed by one more; a third would mean that the service ends each page that it opens. */
const mostRounds = 3

/**
 * Leads to the service's page of an order. Two tabs, a double click and the way back lead to the same page, which can
 * be paid once; a page that ended is followed by a new one.
 */
export async function openAttempt(
  payload: Payload,
  record: OrderRecord,
  method: HostedMethod,
): Promise<{ ok: true; step: PaymentStep } | ServiceDown> {
  for (let round = 0; round < mostRounds; round++) {
    const payment = await inTransaction(payload, scope => takeAttempt(scope, record.id, method))
    if (!payment) return { ok: true, step: { state: 'paid' } }
    const outcome = await goOn(payload, record, method, payment)
    if (outcome) return outcome
  }
  return { ok: false, code: 'payment_unavailable' }
}
