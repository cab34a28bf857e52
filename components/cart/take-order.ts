import { type LoadedOrder, loadOrder } from '@/lib/orders/cart/load-order'
import type { Order } from '@/lib/orders/order/order'
import { readAddress, readDelivery } from '@/lib/people/address/address'
import { cartLimits } from '@/lib/product/item/limits'
import { useCart } from '@/stores/cart'
import { keepLoadNotes } from '@/stores/load-notes'
import { newId } from '@/stores/storage'
import { noteTakenCart } from '@/stores/taken-cart'

/** The lines of an order that go into the cart, for the person logged in here. */
export const loadedFor = (order: Order): LoadedOrder =>
  loadOrder(
    { ...order, delivery: readDelivery(order.delivery), billing: readAddress(order.billing) },
    { isAdmin: document.documentElement.dataset.role === 'admin' },
  )

/** Whether the cart has space for an order's lines beside its own. */
export const fitsBeside = ({ items }: LoadedOrder): boolean =>
  useCart.getState().items.length + items.length <= cartLimits.items

/**
 * Puts a loaded order into the cart, in place of what is in it or beside it, and notes what was left out for the cart's page.
 * A line that is added beside others gets an id of its own.
 */
export function takeOrder(loaded: LoadedOrder, how: 'instead' | 'beside'): void {
  const cart = useCart.getState()
  const { items, coupon, addresses, orderId, quotationId, left } = loaded
  if (how === 'beside') {
    cart.setItems([...cart.items, ...items.map(item => ({ ...item, id: newId() }))])
    if (orderId > 0) noteTakenCart(orderId)
  } else {
    cart.setItems(items)
    cart.setOrderId(orderId)
    cart.setQuotationId(quotationId)
    if (coupon !== null) cart.setCoupon(coupon)
  }
  if (addresses) {
    cart.setDelivery(addresses.delivery)
    cart.setBilling(addresses.billing)
  }
  keepLoadNotes(left)
}
