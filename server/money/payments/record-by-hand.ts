import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { payments } from '@/cms/tables/payments'
import type { Actor } from '@/lib/people/actor/actor'
import type { TransactionScope } from '@/server/ground/transaction'
import { type HeldOrder, holdOrder } from './attempts'
import { isHosted } from './registry'

/** A clerk who calls the order paid accepts money that came in another amount: it is not noted twice. */
async function acceptMismatch({ tx }: TransactionScope, { id, currency }: HeldOrder): Promise<boolean> {
  const accepted = await tx
    .update(payments)
    .set({ state: 'taken', updatedAt: new Date() })
    .where(and(eq(payments.orderId, id), eq(payments.state, 'mismatch'), eq(payments.currency, currency)))
    .returning({ id: payments.id })
  return accepted.length > 0
}

/**
 * Notes the whole money of an order that one of the staff calls paid: what is not noted here cannot be refunded. It
 * came by the order's own method, or by transfer where that method is a service's, which would have reported it. In the
 * transaction that moves the order.
 */
export async function recordByHand(scope: TransactionScope, id: number, actor: Actor): Promise<void> {
  const order = await holdOrder(scope, id)
  if (!order || (await acceptMismatch(scope, order))) return
  await scope.tx.insert(payments).values({
    orderId: id,
    method: order.method && !isHosted(order.method) ? order.method : 'transfer',
    state: 'taken',
    amountMinor: order.total,
    takenMinor: order.total,
    currency: order.currency,
    takenAt: new Date(),
    ...(actor.kind === 'staff' && { admin: actor.staff.id }),
  })
}
