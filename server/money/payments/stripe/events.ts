import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readSettings } from '@/server/ground/env'
import type { RefundNews } from '../note-refund'
import type { SeenPayment } from '../payment-method'
import { stripeClient } from './client'
import { keptWord, metadata, reference, seenIn, sessionSchema } from './sessions'

/**
 * What a payment service tells the shop. `other` is of no interest here; `unreadable` was signed by the service but has invalid values:
 * `fields` are their places.
 */
export type PaymentNews = { id: string; type: string } & (
  | { kind: 'payment'; seen: SeenPayment }
  | ({ kind: 'refund' } & RefundNews)
  | { kind: 'dispute'; reference: string | null; reason: string }
  | { kind: 'other' }
  | { kind: 'unreadable'; fields: string[] }
)
type ReadNews = PaymentNews extends infer News
  ? News extends unknown
    ? Omit<News, 'id' | 'type'>
    : never
  : never

const refundSchema = z
  .object({
    id: keptWord(255),
    status: z.string().nullish(),
    failure_reason: keptWord(500).nullish(),
    metadata,
  })
  .transform(({ id, status, failure_reason, metadata }) => {
    const failed = status === 'failed' || status === 'canceled'
    const state = failed
      ? ('failed' as const)
      : status === 'succeeded'
        ? ('done' as const)
        : ('asked' as const)
    const key = metadata?.key ?? null
    return { kind: 'refund' as const, providerId: id, key, state, reason: failure_reason ?? '' }
  })

const paymentSchema = sessionSchema.transform(session => ({
  kind: 'payment' as const,
  seen: seenIn(session),
}))

const failedSchema = paymentSchema.transform(({ kind, seen }) => ({
  kind,
  seen: { ...seen, state: 'failed' as const },
}))

const disputeSchema = z
  .object({ payment_intent: reference, reason: keptWord(200).nullish() })
  .transform(({ payment_intent, reason }) => ({
    kind: 'dispute' as const,
    reference: payment_intent,
    reason: reason ?? '',
  }))

/** The events that the shop acts on, each with its reader: all others are ignored. */
const readers = new Map<string, z.ZodType<ReadNews>>([
  ['checkout.session.completed', paymentSchema],
  ['checkout.session.async_payment_succeeded', paymentSchema],
  ['checkout.session.expired', paymentSchema],
  ['checkout.session.async_payment_failed', failedSchema],
  ['refund.created', refundSchema],
  ['refund.updated', refundSchema],
  ['refund.failed', refundSchema],
  ['charge.dispute.created', disputeSchema],
])

const eventSchema = z.object({
  id: keptWord(255).min(1),
  type: keptWord(100),
  data: z.object({ object: z.unknown() }),
})

/** The places of invalid values, each once. */
const fieldsOf = ({ issues }: z.ZodError, within: readonly string[] = []): string[] => {
  const places = new Set(issues.map(({ path }) => [...within, ...path].join('.').slice(0, 100)))
  return [...places].slice(0, 10)
}

/** The content of a signed event. An event without an id is known by its bytes, so that it is noted once. */
function newsOf(event: unknown, body: Buffer): PaymentNews {
  const read = eventSchema.safeParse(event)
  if (!read.success) {
    const id = `unreadable ${createHash('sha256').update(body).digest('hex')}`
    return { id, type: '', kind: 'unreadable', fields: fieldsOf(read.error) }
  }
  const { id, type, data } = read.data
  const reader = readers.get(type)
  if (!reader) return { id, type, kind: 'other' }
  const parsed = reader.safeParse(data.object)
  return parsed.success
    ? { id, type, ...parsed.data }
    : { id, type, kind: 'unreadable', fields: fieldsOf(parsed.error, ['data', 'object']) }
}

/**
 * What an event says; null where it was not signed by the service for this shop within the last five minutes. The
 * service signs again at each try, so an older event was recorded and replayed.
 * @param body as it came, byte for byte: the signature is over it
 */
export async function readEvent(body: Buffer, signature: string): Promise<PaymentNews | null> {
  const { STRIPE_WEBHOOK_SECRET } = readSettings()
  if (!STRIPE_WEBHOOK_SECRET) return null
  const stripe = await stripeClient()
  try {
    return newsOf(stripe.webhooks.constructEvent(body, signature, STRIPE_WEBHOOK_SECRET), body)
  } catch {
    // The package's error for a wrong signature, time or JSON.
    return null
  }
}
