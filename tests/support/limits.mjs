/**
 * Settings of a shop under test: its whole crowd comes from one address. A test that wants to be somebody else names
 * an address in `x-forwarded-for`; a request without one names this machine's, as a proxy would (`named-fetch.ts`).
 */
export const testLimits = {
  TRUST_PROXY: '1',
  RATE_LIMITS:
    'orders=100000/1 payments=100000/1 pictures=100000/1 login=100000/1 accounts=100000/1 invitations=100000/1 profiles=100000/1 resets=100000/1 coupons=80/600 search=100000/1 services=100000/1 proofs=100000/1 mails=100000/1 mailboxes=100000/1',
}

/** A shop that does not wait long for a payment service that says nothing. */
export const testPayments = { STRIPE_TIMEOUT_MS: '700' }
