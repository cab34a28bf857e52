import { z } from 'zod'
import { checkMessage } from '@/lib/ground/validators/message'
import { checkedText, optionalText } from '@/lib/ground/validators/schema'
import { normaliseLine, normaliseMessage } from '@/lib/ground/validators/text'
import { emailSchema, nameSchema } from '@/lib/people/client/schemas'
import { messageFilesSchema } from '@/lib/people/message/message'
import { cartLimits } from '@/lib/product/item/limits'

/** What is asked with a request for a quotation, beside the lines that it takes along (QUOTATION-2). */
export const quotationRequestSchema = z.strictObject({
  name: nameSchema,
  email: emailSchema,
  phone: optionalText(normaliseLine, () => null).default(''),
  message: checkedText(normaliseMessage, checkMessage),
  files: messageFilesSchema.default([]),
  /** The line by word of an order that is asked for again (QUOTATION-10); the order's code stands beside the request. */
  again: z
    .strictObject({ order: z.number().int().positive(), line: z.string().min(1).max(cartLimits.id) })
    .optional(),
  /** A field that no person sees: who fills it in is a program. */
  website: z.string().max(2000).default(''),
})
export type QuotationRequest = z.output<typeof quotationRequestSchema>
