import * as z from 'zod/mini'
import { designCaps } from '../../limits'
import { baseFields, colour, degrees, position, size } from '../common'

export const barcodeSymbologies = ['ean13', 'ean8', 'code128', 'datamatrix'] as const

/**
 * A code of bars, or the square of Data Matrix. Its box holds the quiet zone that a reader needs; the modules
 * are as wide as the box allows, on the grid. `words` are the letters below the bars; a square has none.
 */
export const barcodeSchema = z.strictObject({
  ...baseFields,
  type: z.literal('barcode'),
  symbology: z.enum(barcodeSymbologies),
  data: z.string().check(z.minLength(1), z.maxLength(designCaps.barcodeData)),
  words: z.boolean(),
  position,
  size,
  rotate: z.optional(degrees),
  color: z.optional(colour),
})
export type BarcodeElement = z.infer<typeof barcodeSchema>
