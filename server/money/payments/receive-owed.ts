import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { payments } from '@/cms/tables/payments'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { writeEvent } from '@/server/orders/write-event'
import { holdOrder } from './attempts'

/** Notes that money which was owed has come, once; the client may buy on account for as much again. */
export async function receiveOwed(actor: Actor, payment: number): Promise<{ ok: true } | OrderFailure> {
  const paying = { from: 'awaiting-payment', to: 'paid' } as const
  if (actor.kind !== 'staff' || !can(actor, 'order.change-state', paying)) return orderFailure('forbidden')
  return inTransaction(await shopPayload(), async scope => {
    const owed = and(eq(payments.id, payment), eq(payments.state, 'owed'))
    const [found] = await scope.tx.select().from(payments).where(owed)
    if (!found || !(await holdOrder(scope, found.orderId))) return orderFailure('not_found')
    const now = new Date()
    const admin = actor.staff.id
    const [taken] = await scope.tx
      .update(payments)
      .set({ state: 'taken', takenAt: now, updatedAt: now, admin })
      .where(owed)
      .returning({ minor: payments.takenMinor, currency: payments.currency })
    if (!taken) return orderFailure('not_found')
    const data = { code: 'owed_received', payment, ...taken }
    await writeEvent(scope, found.orderId, { type: 'payment', actor: 'admin', data })
    return { ok: true as const }
  })
}
