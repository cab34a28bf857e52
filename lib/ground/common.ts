import { z } from 'zod'
import { languages } from './names'

export { type Language, languages } from './names'

export const languageSchema = z.enum(languages)

/** A text in every language of the shop. */
export const localisedSchema = z.object({ fr: z.string(), de: z.string(), en: z.string() })
export type Localised = z.infer<typeof localisedSchema>

/** A width and a height in millimetres. */
export const sizeSchema = z.object({ width: z.number().positive(), height: z.number().positive() })
export type Size = z.infer<typeof sizeSchema>

/** A discount on the unit from a number of pieces on, in percent. */
export const quantityBreakSchema = z.object({
  from: z.number().int().positive(),
  discountPercent: z.number().min(0).max(100),
})
export type QuantityBreak = z.infer<typeof quantityBreakSchema>
