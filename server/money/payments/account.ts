import 'server-only'
import type { PaymentMethod } from './payment-method'

/**
 * Bought now and paid within 30 days, by those whose account allows it and as far as it does (ORDER-44). What is
 * ordered is made at once: the order counts as paid, and its money as owed.
 */
export const account: PaymentMethod = {
  slug: 'account',
  kind: 'credit',
  days: 30,
  offeredTo: ({ creditMinor }) => creditMinor > 0,
}
