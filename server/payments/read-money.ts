import 'server-only'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { payments, refunds } from '@/cms/tables/payments'
import { type MoneyEvent, moneyEventSchema } from '@/lib/order/money-event'
import type { OrderRecord } from '../orders/find-record'
import type { PaymentRecord } from './attempts'
import type { RefundRecord } from './note-refund'

/** What happened to an order's money, and when and by whom. */
export interface ToldMoney extends MoneyEvent {
  at: string
  actor: string
}

/** Everything about the money of an order, for those of the staff who may see prices. */
export interface OrderMoney {
  /** The earliest first. */
  payments: PaymentRecord[]
  refunds: RefundRecord[]
  told: ToldMoney[]
}

/** The money of an order as the shop has noted it. */
export async function readMoney(payload: Payload, { id, events }: OrderRecord): Promise<OrderMoney> {
  const { drizzle } = payload.db
  const told = (events ?? []).flatMap(({ at, actor, data }) => {
    const event = moneyEventSchema.safeParse(data)
    return event.success ? { ...event.data, at, actor } : []
  })
  return {
    payments: await drizzle.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.id),
    refunds: await drizzle.select().from(refunds).where(eq(refunds.orderId, id)).orderBy(refunds.id),
    told,
  }
}
