import 'server-only'
import type { TransactionScope } from '@/server/ground/transaction'
import { moveOrder } from '@/server/orders/move-order'

/**
 * An order that comes to nothing, such as one that a coupon pays whole, is paid as it is placed (ORDER-45): no service or bank takes an
 * amount of zero. No money is booked, so none can be refunded.
 */
export async function payNothing(scope: TransactionScope, order: number): Promise<void> {
  const moved = await moveOrder(scope, {
    order,
    to: 'paid',
    actor: { kind: 'service', name: 'system' },
    data: { code: 'nothing_to_pay' },
  })
  if (!moved.ok) throw new Error(`order ${order} comes to nothing and cannot be paid: ${moved.code}`)
}
