/** States of an order (ORDER-17). */
export const orderStates = [
  'cart',
  'shared',
  'quotation',
  'awaiting-payment',
  'paid',
  'in-production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

const transitions: Readonly<Record<OrderState, readonly OrderState[]>> = {
  cart: ['shared', 'quotation', 'awaiting-payment', 'cancelled'],
  shared: ['cart', 'quotation', 'awaiting-payment', 'cancelled'],
  quotation: ['awaiting-payment', 'cancelled'],
  'awaiting-payment': ['paid', 'cancelled'],
  // What is paid is given back, never just cancelled: else it could be paid a second time.
  paid: ['in-production', 'refunded'],
  'in-production': ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  // Money may arrive after an order was given up: it is then paid, and made or refunded.
  cancelled: ['paid'],
  refunded: [],
}

/** May an order go from one state to another? Staying is no change: the same payment reported twice pays once. */
export function canChangeOrder(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to)
}

/** States of an order that is only kept: no number, no stock, no invoice. */
export function isDraft(state: OrderState): boolean {
  return state === 'cart' || state === 'shared' || state === 'quotation'
}
