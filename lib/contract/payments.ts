import { z } from 'zod'
import { locales } from '@/lib/site/locales'

/** What the checkout asks of the ways to pay: for a delivery to where, and in which words. */
export const paymentsQuery = z.strictObject({
  country: z.string().regex(/^[A-Z]{2}$/),
  locale: z.enum(locales),
})

/** A way to pay that is offered, in the words of the locale. */
export const paymentOfferSchema = z.object({ method: z.string(), name: z.string(), text: z.string() })
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
})
export type PaymentInstructions = z.infer<typeof paymentInstructionsSchema>
