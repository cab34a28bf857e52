import { z } from 'zod'
import { designCaps, textRules } from '../../limits'
import { baseFields, colour, degrees, length, position } from '../common'

/**
 * One line on a circle of the diameter `size` (mm), whose box lies at `position`. The letters stand inside the
 * circle: upright along the top, or along the bottom when `inverted`. `family` is a font's slug.
 */
export const roundedTextSchema = z.strictObject({
  ...baseFields,
  type: z.literal('rounded-text'),
  text: z.string().max(designCaps.roundedText),
  size: length,
  inverted: z.boolean(),
  font: z.strictObject({
    family: z.string().min(1).max(80),
    fontSize: length,
    bold: z.boolean(),
    italic: z.boolean(),
  }),
  letterSpacing: z.number().min(textRules.letterSpacing.min).max(textRules.letterSpacing.max).optional(),
  position,
  rotate: degrees.optional(),
  color: colour.optional(),
})
export type RoundedTextElement = z.infer<typeof roundedTextSchema>
