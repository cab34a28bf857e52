import { z } from 'zod'
import { vatStatuses } from '@/lib/people/client/vat-check'

/** What the checkout asks of a VAT number: with its country's prefix, without separators. */
export const vatCheckQuery = z.strictObject({ vatNumber: z.string().regex(/^[A-Z0-9+*]{4,20}$/) })

/** What the online check says. Whose number it is stays with the shop. */
export const vatCheckAnswer = z.object({ status: z.enum(vatStatuses), checkedAt: z.iso.datetime() })
export type VatCheckAnswer = z.infer<typeof vatCheckAnswer>

/** `GET`: whether a VAT number is somebody's. */
export const vatCheckPath = (vatNumber: string): string =>
  `/api/vat-numbers?${new URLSearchParams({ vatNumber })}`
