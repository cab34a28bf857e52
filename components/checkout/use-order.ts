'use client'
import { useSearchParams } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { askAgain, fetchOrder, isMissing, nameOf, orderAddress } from '@/components/order/named-order'
import type { Order } from '@/lib/orders/order/order'
import { useCart } from '@/stores/cart'
import { connectCart } from '@/stores/connect-cart'
import { takePlacedOrder } from './placed-order'

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

/** Pages that showed an order since the shop was loaded. */
let arrivals = 0

/**
 * The order that the address names, as it stands now: data that an earlier page has read, even in the same second, is older than the
 * payment in between.
 */
export function useOrder(): { order: Order | null; missing: boolean; failed: boolean } {
  const named = nameOf(useSearchParams())
  const locale = useLocale()
  const [arrival] = useState(() => {
    arrivals += 1
    return arrivals
  })
  const { data, error } = useSWR(
    named && [orderAddress(named, '', { locale }), arrival],
    ([address]) => fetchOrder(address),
    { ...askAgain, revalidateOnFocus: false, revalidateOnReconnect: false },
  )
  useEffect(() => connectCart(), [])
  const order = data ?? null
  useEffect(() => {
    if (order) emptyCartOnce(order)
  }, [order])
  const missing = named === null || isMissing(error)
  return { order, missing, failed: Boolean(error) && !missing && !data }
}
