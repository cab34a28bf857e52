/** How long a cart is kept after it was saved, and how long the link to a shared one lives, in days (ORDER-50). */
export const savedCartDays = 90

/**
 * Saved carts have their numbers above those of orders (ORDER-50): a number says of itself which of the two it is. Both stay
 * within what the database counts to.
 */
export const savedCartNumbers = { first: 1_000_000_000, last: 2_147_483_647 } as const

/** Whether a number is a saved cart's. */
export const isSavedCart = (id: number): boolean =>
  id >= savedCartNumbers.first && id <= savedCartNumbers.last

/** Where a cart or an order is read by its code. */
export const orderPath = (id: number, auth?: string): string =>
  `/api/orders/${id}${auth === undefined ? '' : `?${new URLSearchParams({ auth })}`}`

/** The page that loads a cart or an order, without its locale's prefix. */
export const loadOrderPath = (id: number, auth: string): string =>
  `/load-order/?${new URLSearchParams({ id: `${id}`, auth })}`
