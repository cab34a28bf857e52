import 'server-only'
import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle'
import { payments, refunds } from '@/cms/tables/payments'
import type { Money } from '@/lib/ground/money/money'
import { leftOf, shareRefund, type TakenMoney } from '@/lib/money/payment/payment'
import { isReturnable, type ReturnedLines, worthOfLines } from '@/lib/money/returned-lines'
import { idempotencyKeySchema } from '@/lib/orders/order/payload'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { findRecord } from '@/server/orders/find-record'
import { holdOrder, type PaymentRecord } from './attempts'
import { bookRefund, type RefundRecord, refundedBy } from './note-refund'
import { paidLines, returnedBefore } from './paid-lines'
import { findPayment } from './registry'

/** What somebody of the staff gives back. */
export interface RefundInput {
  order: number
  /** In minor units of the order's currency, above zero; not more than is left of what was taken. */
  minor: number
  /** Why, in the clerk's words. */
  reason: string
  /** The pieces; where they are left out, it is an amount only. */
  lines?: ReturnedLines | undefined
  /** The same key is the same refund, however often it is sent. */
  key: string
}

export type RefundedOrder = { ok: true; refunds: RefundRecord[] } | OrderFailure

type Held = Pick<PaymentRecord, 'id' | 'takenMinor' | 'method' | 'state' | 'currency'>

/** Payments of an order that hold money, or a debt, in a currency; money in another currency is refunded at its service. */
const moneyOf = ({ tx }: TransactionScope, order: number, currency: string): Promise<Held[]> =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, order),
        eq(payments.currency, currency),
        inArray(payments.state, ['taken', 'owed', 'mismatch']),
      ),
    )
    .orderBy(payments.id)

async function takenOf(scope: TransactionScope, order: number, held: readonly Held[]): Promise<TakenMoney[]> {
  const refunded = await refundedBy(scope, order)
  return held.map(({ id, takenMinor }) => ({ payment: id, takenMinor, refundedMinor: refunded.get(id) ?? 0 }))
}

/** The refunds that a key has made before. */
const madeBy = ({ tx }: TransactionScope, request: string): Promise<RefundRecord[]> =>
  tx.select().from(refunds).where(eq(refunds.request, request)).orderBy(refunds.id)

/** Whether a key that was used before was used for the same. */
const isSame = (made: readonly RefundRecord[], { order, minor }: RefundInput) =>
  made.every(({ orderId }) => orderId === order) &&
  made.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === minor

/**
 * Whether the pieces that were named are there, and cost what is given back.
 * @param left what of the order's money can still go back, in minor units
 */
async function areWorth(
  scope: TransactionScope,
  { order, minor, lines }: RefundInput,
  left: number,
): Promise<boolean> {
  if (!lines) return true
  const record = await findRecord(order, scope)
  if (!record) return false
  const made = await scope.tx.select().from(refunds).where(eq(refunds.orderId, order))
  const paid = paidLines(record)
  const before = returnedBefore(made)
  const currency = record.currency as Money['currency']
  return (
    isReturnable(paid, lines, before) && worthOfLines(paid, lines, { currency, before, left }).minor === minor
  )
}

/** One refund of one payment: a job asks the service; money that came by hand goes back by hand and is noted as done. */
async function make(
  scope: TransactionScope,
  { order, reason, key, lines }: RefundInput,
  payment: Held,
  minor: number,
  admin: number,
): Promise<void> {
  const [refund] = await scope.tx
    .insert(refunds)
    .values({
      orderId: order,
      paymentId: payment.id,
      request: key,
      state: 'asked',
      amountMinor: minor,
      currency: payment.currency,
      reason,
      lines: lines ?? null,
      admin,
    })
    .returning({ id: refunds.id })
  if (!refund) throw new Error(`no refund of payment ${payment.id}`)
  if (findPayment(payment.method)?.kind === 'hosted')
    await addJobs(scope, [{ name: 'refund', data: { refund: refund.id } }])
  else await bookRefund(scope, refund.id, { state: 'done', providerId: null, reason }, 'admin')
}

async function refundWithin(
  scope: TransactionScope,
  input: RefundInput,
  admin: number,
): Promise<RefundedOrder> {
  const order = await holdOrder(scope, input.order)
  if (!order) return orderFailure('not_found')
  const before = await madeBy(scope, input.key)
  if (before.length > 0)
    return isSame(before, input) ? { ok: true, refunds: before } : orderFailure('idempotency_key_reused')
  const held = await moneyOf(scope, order.id, order.currency)
  const taken = await takenOf(scope, order.id, held)
  const left = taken.reduce((sum, one) => sum + leftOf(one), 0)
  const shares = shareRefund(taken, input.minor)
  if (!shares) return orderFailure('refund_too_much', { left, currency: order.currency })
  if (!(await areWorth(scope, input, left))) return orderFailure('conflict')
  for (const [index, { payment, minor }] of shares.entries()) {
    const source = held.find(({ id }) => id === payment)
    // With several payments only the first names the pieces: they are refunded once.
    const own = index === 0 ? input : { ...input, lines: undefined }
    if (source) await make(scope, own, source, minor, admin)
  }
  return { ok: true, refunds: await madeBy(scope, input.key) }
}

/**
 * Gives money of an order back, in part or whole, by the method that took it, and never more than was taken. What a
 * service gives back is `asked` until it has said so; what came by transfer, by cheque or on account goes back by hand
 * and is noted as done. Resolves after the commit.
 */
export async function refundOrder(actor: Actor, input: RefundInput): Promise<RefundedOrder> {
  if (actor.kind !== 'staff' || !can(actor, 'order.refund')) return orderFailure('forbidden')
  if (!idempotencyKeySchema.safeParse(input.key).success) return orderFailure('invalid_idempotency_key')
  const payload = await shopPayload()
  return inTransaction(payload, scope => refundWithin(scope, input, actor.staff.id))
}
