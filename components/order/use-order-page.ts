'use client'
import { useSearchParams } from 'next/navigation'
import useSWR from 'swr'
import { type Order, orderSchema } from '@/lib/order/order'

/** The order that the page's address names, and with which code: a client reads his own without one. */
export interface NamedOrder {
  id: string
  auth: string | null
}

/** An address of the order's API with the code that opens it. */
export const orderAddress = (
  { id, auth }: NamedOrder,
  below = '',
  more: Record<string, string> = {},
): string => {
  const query = new URLSearchParams({ ...more, ...(auth && { auth }) }).toString()
  return `/api/orders/${id}${below}${query && `?${query}`}`
}

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

function nameOf(query: URLSearchParams): NamedOrder | null {
  const id = query.get('id')
  return id && /^\d{1,10}$/.test(id) ? { id, auth: query.get('auth') } : null
}

export interface OrderPageState {
  /** Null where the address names none. */
  named: NamedOrder | null
  order: Order | null
  missing: boolean
  failed: boolean
  refresh: () => Promise<unknown>
}

/** The order that the address names; read again when the page is looked at again. */
export function useOrderPage(): OrderPageState {
  const named = nameOf(useSearchParams())
  const { data, error, mutate } = useSWR(named && orderAddress(named), fetchOrder, {
    shouldRetryOnError: failure => !(failure instanceof OrderUnreadable && failure.status < 500),
    errorRetryInterval: 2000,
  })
  const missing = error instanceof OrderUnreadable && error.status === 404
  return { named, order: data ?? null, missing, failed: Boolean(error) && !missing && !data, refresh: mutate }
}
