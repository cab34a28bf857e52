import * as z from 'zod/mini'
import { letterCases } from '../../layout/letter-case'
import { designCaps } from '../../limits'
import { baseFields, colour, degrees, length, letterSpacing, position } from '../common'

/**
 * One line on a circle of the diameter `size` (mm), whose box lies at `position`. The letters stand inside the
 * circle: upright along the top, or along the bottom when `inverted`. `family` is a font's slug.
 */
export const roundedTextSchema = z.strictObject({
  ...baseFields,
  type: z.literal('rounded-text'),
  text: z.string().check(z.maxLength(designCaps.roundedText)),
  size: length,
  inverted: z.boolean(),
  font: z.strictObject({
    family: z.string().check(z.minLength(1), z.maxLength(80)),
    fontSize: length,
    bold: z.boolean(),
    italic: z.boolean(),
  }),
  letterSpacing: z.optional(letterSpacing),
  letterCase: z.optional(z.enum(letterCases)),
  position,
  rotate: z.optional(degrees),
  color: z.optional(colour),
})
export type RoundedTextElement = z.infer<typeof roundedTextSchema>
