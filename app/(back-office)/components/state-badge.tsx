import { stateTones } from '@/lib/orders/order/state-tones'
import type { OrderState } from '@/lib/orders/order/states'
import './back-office.css'

/** The state of an order, in the soft colours that the shop shows states in. */
export function StateBadge({ state, label }: { state: OrderState; label: string }) {
  return <span className={`bo-badge bo-badge--${stateTones[state]}`}>{label}</span>
}
