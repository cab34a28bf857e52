import { z } from 'zod'
import { cartLimits } from '@/lib/cart/limits'
import { emailSchema, nameSchema } from '@/lib/client/schemas'
import { messageFilesSchema } from '@/lib/message/message'
import { checkMessage } from '@/lib/validators/message'
import { checkedText, optionalText } from '@/lib/validators/schema'
import { normaliseLine, normaliseMessage } from '@/lib/validators/text'

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
