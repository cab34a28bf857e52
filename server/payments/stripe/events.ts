import 'server-only'
import type Stripe from 'stripe'
import { readSettings } from '@/server/env'
import type { RefundNews } from '../note-refund'
import type { SeenPayment } from '../payment-method'
import { stripeClient } from './client'
import { seenIn } from './sessions'

/** What a payment service tells the shop. `other` is of no interest here. */
export type PaymentNews = { id: string; type: string } & (
  | { kind: 'payment'; seen: SeenPayment }
  | ({ kind: 'refund' } & RefundNews)
  | { kind: 'dispute'; reference: string | null; reason: string }
  | { kind: 'other' }
)

function refundNews(refund: Stripe.Refund) {
  const failed = refund.status === 'failed' || refund.status === 'canceled'
  const state = failed
    ? ('failed' as const)
    : refund.status === 'succeeded'
      ? ('done' as const)
      : ('asked' as const)
  const key = refund.metadata?.key ?? null
  return { kind: 'refund' as const, providerId: refund.id, key, state, reason: refund.failure_reason ?? '' }
}

function newsOf(event: Stripe.Event): PaymentNews {
  const { id, type } = event
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { id, type, kind: 'payment', seen: seenIn(event.data.object) }
    case 'checkout.session.async_payment_failed':
      return { id, type, kind: 'payment', seen: { ...seenIn(event.data.object), state: 'failed' } }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return { id, type, ...refundNews(event.data.object) }
    case 'charge.dispute.created': {
      const { payment_intent: intent, reason } = event.data.object
      const reference = typeof intent === 'string' ? intent : (intent?.id ?? null)
      return { id, type, kind: 'dispute', reference, reason }
    }
    default:
      return { id, type, kind: 'other' }
  }
}

/**
 * What an event says; null where it was not signed by the service for this shop within the last five minutes. The
 * service signs anew each time it tries again, so what is older was recorded by somebody.
 * @param body as it came, byte for byte: the signature is over it
 */
export async function readEvent(body: Buffer, signature: string): Promise<PaymentNews | null> {
  const { STRIPE_WEBHOOK_SECRET } = readSettings()
  if (!STRIPE_WEBHOOK_SECRET) return null
  const stripe = await stripeClient()
  try {
    return newsOf(stripe.webhooks.constructEvent(body, signature, STRIPE_WEBHOOK_SECRET))
  } catch {
    // The package's way to say that the signature, its time or the JSON is wrong.
    return null
  }
}
