import 'server-only'
import type Stripe from 'stripe'
import { z } from 'zod'
import { languageOf } from '@/lib/ground/site/locales'
import type { Attempt, RefundAnswer, RefundRequest, SeenPayment, ServiceDown } from '../payment-method'
import { stripeClient } from './client'

const down: ServiceDown = { ok: false, code: 'payment_unavailable' }

/** The largest number that the shop keeps: of an order, of a payment, of an amount in minor units. */
const mostNumber = 2_147_483_647

/** The number of an order or a payment out of what the shop had the service keep; null for a value that cannot be one. */
function numberOf(text: string | undefined): number | null {
  const value = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0
  return value > 0 && value <= mostNumber ? value : null
}

/** An id of the service that the shop stores: its characters and length must fit the database. */
export const keptWord = (most: number) =>
  z
    .string()
    .max(most)
    .refine(text => !text.includes('\0'))
/** The id of an object, which may be an id or the whole object. */
export const reference = z
  .union([keptWord(255), z.object({ id: keptWord(255) }).transform(({ id }) => id)])
  .nullish()
  .transform(name => name ?? null)
/** The metadata that the shop had the service keep with an object. */
export const metadata = z.record(z.string(), z.string()).nullish()

/** The fields of a Checkout session that the shop reads. */
export const sessionSchema = z.object({
  id: keptWord(255),
  status: z.string().nullish(),
  payment_status: z.string().nullish(),
  payment_intent: reference,
  amount_total: z.int().min(0).max(mostNumber).nullish(),
  currency: z
    .string()
    .regex(/^[a-z]{3}$/i)
    .nullish(),
  url: keptWord(2000).nullish(),
  metadata,
})
type Session = z.output<typeof sessionSchema>

const stateOf = ({ status, payment_status }: Session): SeenPayment['state'] => {
  if (payment_status === 'paid') return 'paid'
  if (status === 'expired') return 'expired'
  return status === 'complete' ? 'pending' : 'open'
}

/** A session of Checkout as the shop reads it. */
export function seenIn(session: Session): SeenPayment {
  return {
    providerId: session.id,
    attempt: numberOf(session.metadata?.payment),
    order: numberOf(session.metadata?.order),
    state: stateOf(session),
    amount: { minor: session.amount_total ?? 0, currency: (session.currency ?? '').toUpperCase() },
    reference: session.payment_intent,
    url: session.url ?? null,
  }
}

/** Whether the service refused: another request would get the same answer. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError'

function noteDown(what: string, error: unknown): ServiceDown {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`payment service: ${what}: ${reason.slice(0, 300)}`)
  return down
}

/** The parameters of an attempt's session; the same attempt always gives the same, or its key would be refused. */
function sessionOf({ id, order, amount, locale, email, endsAt, paidUrl, backUrl }: Attempt) {
  const metadata = { order: String(order), payment: String(id) }
  return {
    mode: 'payment',
    client_reference_id: String(order),
    ...(email && { customer_email: email }),
    locale: languageOf(locale),
    expires_at: Math.floor(endsAt.getTime() / 1000),
    success_url: paidUrl,
    cancel_url: backUrl,
    metadata,
    payment_intent_data: { metadata },
    // One line with the whole sum: the shop itself calculates discounts and VAT, to the cent.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: amount.currency.toLowerCase(),
          unit_amount: amount.minor,
          product_data: { name: String(order) },
        },
      },
    ],
  } satisfies Stripe.Checkout.SessionCreateParams
}

/** Opens the page on which an attempt is paid. */
export async function createSession(
  attempt: Attempt,
): Promise<{ ok: true; seen: SeenPayment } | ServiceDown> {
  try {
    const stripe = await stripeClient()
    const idempotencyKey = `payment-${attempt.id}`
    const session = await stripe.checkout.sessions.create(sessionOf(attempt), { idempotencyKey })
    return { ok: true, seen: seenIn(sessionSchema.parse(session)) }
  } catch (error) {
    return noteDown(`no session for payment ${attempt.id}`, error)
  }
}

/** The result of a session. */
export async function readSession(id: string): Promise<{ ok: true; seen: SeenPayment } | ServiceDown> {
  try {
    const stripe = await stripeClient()
    return { ok: true, seen: seenIn(sessionSchema.parse(await stripe.checkout.sessions.retrieve(id))) }
  } catch (error) {
    return noteDown(`session ${id} unread`, error)
  }
}

/** Ends a session that is open; one that was paid just now cannot be ended, and says so. */
export async function expireSession(id: string): Promise<{ ok: true; seen: SeenPayment } | ServiceDown> {
  try {
    const stripe = await stripeClient()
    return { ok: true, seen: seenIn(sessionSchema.parse(await stripe.checkout.sessions.expire(id))) }
  } catch (error) {
    return isRefusal(error) ? readSession(id) : noteDown(`session ${id} not ended`, error)
  }
}

/** Gives money back through the service that took it. */
export async function createRefund({ key, reference, minor }: RefundRequest): Promise<RefundAnswer> {
  try {
    const stripe = await stripeClient()
    const refund = await stripe.refunds.create(
      { payment_intent: reference, amount: minor, metadata: { key } },
      { idempotencyKey: key },
    )
    if (refund.status === 'failed' || refund.status === 'canceled')
      return { ok: false, code: 'refused', reason: refund.failure_reason ?? refund.status }
    return { ok: true, providerId: refund.id, state: refund.status === 'succeeded' ? 'done' : 'asked' }
  } catch (error) {
    if (isRefusal(error)) return { ok: false, code: 'refused', reason: error.code ?? error.message }
    return noteDown(`refund ${key}`, error)
  }
}
