'use client'
import { useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import useSWR from 'swr'
import { type Order, orderSchema } from '@/lib/order/order'
import { useCart } from '@/stores/cart'
import { connectCart } from '@/stores/connect-cart'
import { takePlacedOrder } from './placed-order'

/** Why an order cannot be shown: there is none for this address, or the shop did not answer. */
class OrderUnreadable extends Error {
  constructor(readonly status: number) {
    super(`order: ${status}`)
  }
}

async function fetchOrder(path: string): Promise<Order> {
  const response = await fetch(path)
  if (!response.ok) throw new OrderUnreadable(response.status)
  return orderSchema.parse(await response.json())
}

/** `query` is the router's: the window's own is still that of the page before while this one is made. */
function orderPath(query: URLSearchParams): string | null {
  const id = query.get('id')
  if (!id || !/^\d{1,10}$/.test(id)) return null
  // A client reads his own orders without a code.
  const auth = query.get('auth')
  return auth ? `/api/orders/${id}?auth=${encodeURIComponent(auth)}` : `/api/orders/${id}`
}

/**
 * Takes what was ordered out of the cart, once: what was added since then stays. An order that is still to be paid online
 * may be given up, and its buyer goes on with the cart.
 */
function emptyCartOnce(order: Order): void {
  if (order.status === 'awaiting-payment' && order.payment?.online) return
  const taken = takePlacedOrder(order.id)
  if (!taken) return
  const { items, setItems, clearCart } = useCart.getState()
  const left = items.filter(({ id }) => !taken.includes(id))
  if (left.length === 0) clearCart()
  else setItems(left)
}

/** The order that the address names. */
export function useOrder(): { order: Order | null; missing: boolean; failed: boolean } {
  const path = orderPath(useSearchParams())
  const { data, error, isValidating } = useSWR(path, fetchOrder, {
    // What was read on the page before is older than the payment.
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: failure => !(failure instanceof OrderUnreadable && failure.status < 500),
    errorRetryInterval: 2000,
  })
  useEffect(() => connectCart(), [])
  const order = isValidating ? null : (data ?? null)
  useEffect(() => {
    if (order) emptyCartOnce(order)
  }, [order])
  const missing = path === null || (error instanceof OrderUnreadable && error.status === 404)
  return { order, missing, failed: Boolean(error) && !missing && !data }
}
