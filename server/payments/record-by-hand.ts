import 'server-only'
import { payments } from '@/cms/tables/payments'
import type { Actor } from '@/lib/actor/actor'
import type { TransactionScope } from '../orders/transaction'
import { holdOrder } from './attempts'
import { isHosted } from './registry'

/**
 * Notes the money of an order that one of the staff calls paid, whole: what is not noted here cannot be given back. It
 * came by the order's own method, and where that is a service's, which would have told it, by transfer. In the
 * transaction that moves the order.
 */
export async function recordByHand(scope: TransactionScope, id: number, actor: Actor): Promise<void> {
  const order = await holdOrder(scope, id)
  if (!order) return
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
