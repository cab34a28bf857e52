import 'server-only'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { payments, refunds } from '@/cms/tables/payments'
import { inTransaction } from '@/server/ground/transaction'
import { bookRefund, keyOfRefund } from './note-refund'
import { findPayment } from './registry'

/**
 * Asks the service to give back what a refund says, and notes its answer. Throws where the service cannot be reached: the
 * job tries again.
 */
export async function sendRefund(payload: Payload, id: number): Promise<void> {
  const [found] = await payload.db.drizzle
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, id))
  if (!found) throw new Error(`no refund ${id}`)
  const { refund, payment } = found
  if (refund.state !== 'asked') return
  const method = findPayment(payment.method)
  if (method?.kind !== 'hosted' || !payment.reference) throw new Error(`refund ${id} has no service`)
  const answer = await method.refund({
    key: keyOfRefund(id),
    reference: payment.reference,
    minor: refund.amountMinor,
  })
  if (!answer.ok && answer.code === 'payment_unavailable') throw new Error(answer.code)
  const outcome = answer.ok
    ? { state: answer.state, providerId: answer.providerId, reason: refund.reason }
    : { state: 'failed' as const, providerId: null, reason: answer.reason }
  await inTransaction(payload, scope => bookRefund(scope, id, outcome, method.service))
}
