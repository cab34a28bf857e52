import { z } from 'zod'
import { locales } from '@/lib/ground/site/locales'
import { refundStates } from '@/lib/money/payment/payment'
import { returnedLinesSchema } from '@/lib/money/returned-lines'

/** What the checkout asks of the ways to pay: for a delivery to where, and in which words. */
export const paymentsQuery = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  locale: z.enum(locales),
})

/** A way to pay that is offered, in the words of the locale; `online` on the page of a service, right after the order. */
export const paymentOfferSchema = z.object({
  method: z.string(),
  name: z.string(),
  text: z.string(),
  online: z.boolean(),
})
export type PaymentOffer = z.infer<typeof paymentOfferSchema>

/** `GET /api/payments`. */
export const paymentsAnswer = z.array(paymentOfferSchema)

export const paymentsPath = (query: z.input<typeof paymentsQuery>): string =>
  `/api/payments?${new URLSearchParams(query)}`

/** How an order is paid, in its own language. */
export const paymentInstructionsSchema = z.object({
  title: z.string(),
  text: z.string(),
  rows: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Paid on the page of a service, which `/payment/` leads to. */
  online: z.boolean(),
  /**
   * A QR code that a bank's app reads: its dark modules as a path of SVG in a square of `size` modules, the quiet zone
   * included. Null where the method has none.
   */
  scan: z.object({ path: z.string(), size: z.number().int().positive() }).nullable(),
})
export type PaymentInstructions = z.infer<typeof paymentInstructionsSchema>

const orderOfPayment = {
  order: z.number().int().positive().max(2_147_483_647),
  /** The code of the order's link; a client pays his own orders without one. */
  auth: z.string().max(500).optional(),
}

/** `POST /api/payments/start`: begins to pay an order, or continues it; with `method` another way is chosen. */
export const paymentRequest = z.strictObject({
  ...orderOfPayment,
  method: z.string().min(1).max(32).optional(),
})
export type PaymentRequest = z.infer<typeof paymentRequest>

/**
 * What comes next for the buyer: the page of a service; what he has to do himself, which stands with the order; a bank
 * that is at work; or nothing, for it is paid.
 */
export const paymentStep = z.discriminatedUnion('state', [
  z.object({ state: z.literal('redirect'), url: z.string() }),
  z.object({ state: z.enum(['told', 'waiting', 'paid']) }),
])
export type PaymentStep = z.infer<typeof paymentStep>

/** `POST /api/payments/check`: how an order's payment stands. */
export const paymentCheckRequest = z.strictObject(orderOfPayment)

/** `open`: nothing was paid, and it can be tried again. `waiting`: the money is on its way, or the state is not known yet. */
export const paymentCheck = z.object({ state: z.enum(['open', 'told', 'waiting', 'paid']) })
export type PaymentCheck = z.infer<typeof paymentCheck>

/** `POST /api/payments/refunds` with an `Idempotency-Key`: what one of the staff gives back of an order. */
export const refundRequest = z.strictObject({
  order: orderOfPayment.order,
  /** In minor units of the order's currency. */
  minor: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  /** Why, in the clerk's words. */
  reason: z.string().trim().min(1).max(1000),
  /** For which pieces: then it is what they cost (`worthOfLines`), and the credit note names them. */
  lines: returnedLinesSchema.min(1).optional(),
})

/** The part that each payment returns, and its state. */
export const refundsAnswer = z.array(
  z.object({
    id: z.number().int(),
    payment: z.number().int(),
    minor: z.number().int(),
    state: z.enum(refundStates),
  }),
)

/** `POST /api/payments/received`: which payment, that was owed, has come. */
export const owedRequest = z.strictObject({ payment: z.number().int().positive().max(2_147_483_647) })
