import 'server-only'
import type { PaymentMethod } from './payment-method'

/**
 * Bought now and paid within 30 days, by clients whose account allows it, within their limit (ORDER-44). The order is
 * made at once: the order counts as paid, and its money as owed.
 */
export const account: PaymentMethod = {
  slug: 'account',
  kind: 'credit',
  days: 30,
  offeredTo: ({ creditMinor }) => creditMinor > 0,
}
