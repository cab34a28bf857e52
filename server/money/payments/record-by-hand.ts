import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { payments } from '@/cms/tables/payments'
import type { Actor } from '@/lib/people/actor/actor'
import type { TransactionScope } from '../../ground/transaction'
import { type HeldOrder, holdOrder } from './attempts'
import { isHosted } from './registry'

/** Money that came in another amount is accepted by whoever calls the order paid: it is not noted twice. */
async function acceptMismatch({ tx }: TransactionScope, { id, currency }: HeldOrder): Promise<boolean> {
  const accepted = await tx
    .update(payments)
    .set({ state: 'taken', updatedAt: new Date() })
    .where(and(eq(payments.orderId, id), eq(payments.state, 'mismatch'), eq(payments.currency, currency)))
    .returning({ id: payments.id })
  return accepted.length > 0
}

/**
 * Notes the money of an order that one of the staff calls paid, whole: what is not noted here cannot be given back. It
 * came by the order's own method, and where that is a service's, which would have told it, by transfer. In the
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
