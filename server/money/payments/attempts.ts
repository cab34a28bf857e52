import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { and, eq, inArray, isNull, or } from '@payloadcms/db-postgres/drizzle'
import { payments } from '@/cms/tables/payments'
import { isLive, type PaymentState, paymentStates } from '@/lib/money/payment/payment'
import type { OrderState } from '@/lib/orders/order/states'
import type { TransactionScope } from '@/server/ground/transaction'
import type { SeenPayment } from './payment-method'

export type PaymentRecord = typeof payments.$inferSelect

/** The facts of an order that decide on its payment. */
export interface HeldOrder {
  [column: string]: unknown
  id: number
  status: OrderState
  total: number
  currency: string
  method: string | null
}

/**
 * An order, held until the transaction ends: who books money locks the order first and its payments afterwards, so that
 * there is no deadlock.
 */
export async function holdOrder({ tx }: TransactionScope, id: number): Promise<HeldOrder | null> {
  const { rows } = await tx.execute<HeldOrder>(
    sql`select id, status, total_minor::int as total, currency, method from orders where id = ${id} for no key update`,
  )
  return rows[0] ?? null
}

const liveStates: readonly PaymentState[] = paymentStates.filter(isLive)

/** The attempt of an order that may still become money. */
export async function liveAttempt({ tx }: TransactionScope, order: number): Promise<PaymentRecord | null> {
  const [row] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, order), inArray(payments.state, [...liveStates])))
    .for('update')
  return row ?? null
}

/**
 * The attempt that a service speaks of: by the service's name for it, or by the shop's own number where the service was
 * faster than the shop at noting that name. Not held.
 */
export async function attemptOf({ tx }: TransactionScope, seen: SeenPayment): Promise<PaymentRecord | null> {
  const byName = eq(payments.providerId, seen.providerId)
  const byNumber =
    seen.attempt === null || seen.order === null
      ? undefined
      : and(eq(payments.id, seen.attempt), eq(payments.orderId, seen.order), isNull(payments.providerId))
  const [row] = await tx.select().from(payments).where(or(byName, byNumber))
  return row ?? null
}

/** A payment by its number, held. Its order must be held already. */
export async function holdPayment({ tx }: TransactionScope, id: number): Promise<PaymentRecord | null> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
  return row ?? null
}

/** Changes what is noted of a payment. */
export async function changePayment(
  { tx }: TransactionScope,
  id: number,
  change: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(payments.id, id))
}
