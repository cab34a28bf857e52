import type { OrderState } from './states'

/** How a state of an order is shown, by the names of the badges' tones. */
export const stateTones = {
  cart: 'plain',
  shared: 'plain',
  quotation: 'inform',
  'awaiting-payment': 'ask',
  paid: 'inform',
  'in-production': 'inform',
  shipped: 'soft',
  delivered: 'soft',
  cancelled: 'refused',
  refunded: 'refused',
} as const satisfies Record<OrderState, string>
