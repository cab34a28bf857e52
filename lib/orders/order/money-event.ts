import { z } from 'zod'

/** What can happen to the money of an order beside its payment, by the code in the event's data. */
export const moneyCodes = [
  'method_chosen',
  'owed_received',
  'payment_mismatch',
  'payment_disputed',
  'paid_twice',
  'refund_asked',
  'refund_done',
  'refund_failed',
] as const

/** Such an event as the order's history keeps it; amounts in minor units. */
export const moneyEventSchema = z.object({
  code: z.enum(moneyCodes),
  minor: z.number().int().optional(),
  currency: z.string().optional(),
  /** Slugs of methods of payment. */
  from: z.string().nullish(),
  to: z.string().nullish(),
  /** Why, in the words of a clerk or of the service. */
  reason: z.string().optional(),
})
export type MoneyEvent = z.infer<typeof moneyEventSchema>
