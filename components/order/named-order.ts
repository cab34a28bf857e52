import { type Order, orderSchema } from '@/lib/orders/order/order'

/** The order that a page's address names, and its code: a client needs no code for his own orders. */
export interface NamedOrder {
  id: string
  auth: string | null
}

/** The order that an address names. `query` is the router's: the window's own may still be that of the page before. */
export function nameOf(query: URLSearchParams): NamedOrder | null {
  const id = query.get('id')
  return id && /^\d{1,10}$/.test(id) ? { id, auth: query.get('auth') } : null
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

/** Why an order cannot be shown: the address has none, or the shop did not answer. */
class OrderUnreadable extends Error {
  constructor(readonly status: number) {
    super(`order: ${status}`)
  }
}

/** Reads an order. @throws an error that `isMissing` can check, or a parse error for an invalid answer. */
export async function fetchOrder(path: string): Promise<Order> {
  const response = await fetch(path)
  if (!response.ok) throw new OrderUnreadable(response.status)
  return orderSchema.parse(await response.json())
}

/** Whether there is no order for this address. */
export const isMissing = (error: unknown): boolean => error instanceof OrderUnreadable && error.status === 404

/** A shop that does not answer is asked again; one that refuses is not. */
export const askAgain = {
  shouldRetryOnError: (failure: unknown) => !(failure instanceof OrderUnreadable && failure.status < 500),
  errorRetryInterval: 2000,
}
