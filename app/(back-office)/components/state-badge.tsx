import type { OrderState } from '@/lib/order/states'
import './back-office.css'

const tones: Record<OrderState, string> = {
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
}

/** The state of an order, in the soft colours that the shop shows states in. */
export function StateBadge({ state, label }: { state: OrderState; label: string }) {
  return <span className={`bo-badge bo-badge--${tones[state]}`}>{label}</span>
}
