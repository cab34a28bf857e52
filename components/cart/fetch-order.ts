import { isSavedCart, orderPath } from '@/lib/doors/contract/saved-carts'
import { type Order, orderSchema } from '@/lib/orders/order/order'

/** The result of fetching an order or a saved cart: `ended` where its link is over, `missing` where there is none. */
export type FetchedOrder = { ok: true; order: Order } | { ok: false; why: 'missing' | 'ended' | 'failed' }

/** The number and the code that the address names; `null` where it names none. */
export function orderOfAddress(search: string): { id: number; auth: string | undefined } | null {
  const query = new URLSearchParams(search)
  const id = query.get('id') ?? ''
  return /^[1-9]\d{0,9}$/.test(id) ? { id: Number(id), auth: query.get('auth') || undefined } : null
}

/** The order that the address names. A failure is logged. */
export async function fetchNamedOrder(search: string): Promise<FetchedOrder> {
  const named = orderOfAddress(search)
  if (!named) return { ok: false, why: 'missing' }
  try {
    const response = await fetch(orderPath(named.id, named.auth))
    if (response.ok) return { ok: true, order: orderSchema.parse(await response.json()) }
    console.warn(`${isSavedCart(named.id) ? 'cart' : 'order'} not loaded: ${response.status}`)
    if (response.status === 410) return { ok: false, why: 'ended' }
    return { ok: false, why: response.status < 500 ? 'missing' : 'failed' }
  } catch (error) {
    console.warn('the cart could not be loaded', error)
    return { ok: false, why: 'failed' }
  }
}
