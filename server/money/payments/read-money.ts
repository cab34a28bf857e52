import 'server-only'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { payments, refunds } from '@/cms/tables/payments'
import { type Money, money } from '@/lib/ground/money/money'
import { leftOf } from '@/lib/money/payment/payment'
import type { PaidLine, ReturnedLines } from '@/lib/money/returned-lines'
import { type MoneyEvent, moneyEventSchema } from '@/lib/orders/order/money-event'
import type { OrderRecord } from '@/server/orders/find-record'
import type { PaymentRecord } from './attempts'
import type { RefundRecord } from './note-refund'
import { paidLines, returnedBefore } from './paid-lines'

/** The events of an order's money, with time and person. */
export interface MoneyEntry extends MoneyEvent {
  at: string
  actor: string
}

/** Everything about the money of an order, for those of the staff who may see prices. */
export interface OrderMoney {
  /** The earliest first. */
  payments: PaymentRecord[]
  refunds: RefundRecord[]
  history: MoneyEntry[]
  /** The amount that can still be refunded; null where nothing can. */
  refundable: Money | null
  /** Its lines, and the pieces of them for which money has gone back or is on its way. */
  lines: PaidLine[]
  returned: ReturnedLines
  /** The bank's reference, as a clerk has noted it. */
  reference: string
}

const holding: readonly PaymentRecord['state'][] = ['taken', 'owed', 'mismatch']

/** What the payments of an order's currency hold, less what is given back or on its way (ORDER-42). */
function refundableOf(
  taken: readonly PaymentRecord[],
  back: readonly RefundRecord[],
  currency: string,
): Money | null {
  const minor = taken
    .filter(one => one.currency === currency && holding.includes(one.state))
    .map(({ id, takenMinor }) => {
      const own = back.filter(({ paymentId, state }) => paymentId === id && state !== 'failed')
      return leftOf({
        payment: id,
        takenMinor,
        refundedMinor: own.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      })
    })
    .reduce((sum, left) => sum + left, 0)
  return minor > 0 ? money(minor, currency as Money['currency']) : null
}

/** The money of an order as the shop has noted it. */
export async function readMoney(
  payload: Payload,
  { id, events, lines, currency, paymentReference }: OrderRecord,
): Promise<OrderMoney> {
  const { drizzle } = payload.db
  const history = (events ?? []).flatMap(({ at, actor, data }) => {
    const event = moneyEventSchema.safeParse(data)
    return event.success ? { ...event.data, at, actor } : []
  })
  const [taken, back] = await Promise.all([
    drizzle.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.id),
    drizzle.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id),
  ])
  return {
    payments: taken,
    refunds: back,
    history,
    refundable: refundableOf(taken, back, currency),
    lines: paidLines({ lines }),
    returned: returnedBefore(back),
    reference: paymentReference ?? '',
  }
}
