import { z } from 'zod'

/** What the online check said of a number; a service that does not answer says nothing (DELIVERY-13). */
export const vatStatuses = ['valid', 'invalid', 'unverified'] as const
export type VatStatus = (typeof vatStatuses)[number]

/**
 * What was asked of a VAT number and what was answered: kept with an order as evidence. `consultation` is the number
 * under which the service itself keeps the question; `name` and `address` are those that it gave.
 */
export const vatCheckSchema = z.object({
  /** With its country's prefix, without separators. */
  number: z.string(),
  status: z.enum(vatStatuses),
  checkedAt: z.iso.datetime(),
  consultation: z.string().nullable(),
  name: z.string().nullable(),
  address: z.string().nullable(),
})
export type VatCheck = z.infer<typeof vatCheckSchema>
