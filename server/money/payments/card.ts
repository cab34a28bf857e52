import 'server-only'
import type { PaymentMethod } from './payment-method'
import { hasStripe } from './stripe/client'
import { createRefund, createSession, expireSession, readSession } from './stripe/sessions'

/** Cards, and the wallets that come with them, on the page of Stripe Checkout; offered where the shop has its keys. */
export const card: PaymentMethod = {
  slug: 'card',
  kind: 'hosted',
  service: 'stripe',
  offeredTo: hasStripe,
  start: createSession,
  confirm: readSession,
  cancel: expireSession,
  refund: createRefund,
}
