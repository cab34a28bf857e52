import 'server-only'
import type { Payload } from 'payload'
import { isLive } from '@/lib/money/payment/payment'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { moveOrder } from '@/server/orders/move-order'
import { writeEvent } from '@/server/orders/write-event'
import {
  attemptOf,
  changePayment,
  type HeldOrder,
  holdOrder,
  holdPayment,
  type PaymentRecord,
} from './attempts'
import { giveBackSurplus } from './give-back-surplus'
import type { SeenPayment } from './payment-method'

/**
 * The result of news about an attempt. `known`: it was booked before. `surplus`: the order was paid already, or cannot be paid any more,
 * and the money goes back. `mismatch`: it is not the order's total, and pays nothing. `unknown`: the shop has no such attempt.
 */
export type Settled = 'paid' | 'known' | 'surplus' | 'mismatch' | 'waiting' | 'ended' | 'unknown'

const isWhole = ({ amount }: SeenPayment, { total, currency }: HeldOrder): boolean =>
  amount.minor === total && amount.currency === currency

/** Money of another amount or currency is kept apart until a clerk has looked at it. */
async function bookMismatch(scope: TransactionScope, seen: SeenPayment, payment: PaymentRecord, by: string) {
  const { amount, reference, providerId } = seen
  await changePayment(scope, payment.id, {
    state: 'mismatch',
    takenMinor: amount.minor,
    currency: amount.currency,
    reference,
    providerId,
    takenAt: new Date(),
  })
  const data = { code: 'payment_mismatch', payment: payment.id, ...amount }
  await writeEvent(scope, payment.orderId, { type: 'payment', actor: by, data })
  return 'mismatch' as const
}

async function bookMoney(
  scope: TransactionScope,
  seen: SeenPayment,
  payment: PaymentRecord,
  order: HeldOrder,
  by: string,
): Promise<Settled> {
  if (!isWhole(seen, order)) return bookMismatch(scope, seen, payment, by)
  const { reference, providerId, amount } = seen
  await changePayment(scope, payment.id, {
    state: 'taken',
    takenMinor: amount.minor,
    reference,
    providerId,
    takenAt: new Date(),
    url: null,
  })
  const moved = await moveOrder(scope, {
    order: order.id,
    to: 'paid',
    actor: { kind: 'service', name: by },
    data: { payment: payment.id },
  })
  if (moved.ok) return 'paid'
  await giveBackSurplus(scope, { ...payment, takenMinor: amount.minor }, by)
  return 'surplus'
}

/** The state of an attempt that brought no money, as far as it is known. */
const noted = { open: 'open', pending: 'pending', failed: 'failed', expired: 'expired' } as const

async function noteState(scope: TransactionScope, seen: SeenPayment, payment: PaymentRecord) {
  if (seen.state === 'paid' || !isLive(payment.state)) return
  const { state, providerId, url } = seen
  // Older news that comes later does not reopen an attempt that waits for the bank.
  if (payment.state === 'pending' && state === 'open') return
  await changePayment(scope, payment.id, { state: noted[state], providerId, url })
}

/**
 * Books what a service says of an attempt, in the caller's transaction: the only place where money of a service is taken for an order
 * (ORDER-18). In whatever order the news arrives, and however often, an order is paid once; surplus money goes back.
 * @param by the name of who reports it, for the order's history
 */
export async function settle(scope: TransactionScope, seen: SeenPayment, by: string): Promise<Settled> {
  const found = await attemptOf(scope, seen)
  const order = found && (await holdOrder(scope, found.orderId))
  const payment = found && (await holdPayment(scope, found.id))
  if (!order || !payment) return 'unknown'
  if (payment.state === 'taken' || payment.state === 'mismatch') return 'known'
  if (seen.state === 'paid') return bookMoney(scope, seen, payment, order, by)
  await noteState(scope, seen, payment)
  return seen.state === 'open' || seen.state === 'pending' ? 'waiting' : 'ended'
}

/** The same in a transaction of its own. */
export const settleNow = (payload: Payload, seen: SeenPayment, by: string): Promise<Settled> =>
  inTransaction(payload, scope => settle(scope, seen, by))
