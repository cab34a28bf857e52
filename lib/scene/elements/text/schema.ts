import { z } from 'zod'
import { designCaps, textRules } from '../../limits'
import { baseFields, degrees, position, size } from '../common'

/**
 * A block of lines. `html` is the serialised text (text-doc.ts); `lineHeight` a factor of the size, `letterSpacing`
 * in em. Lines break where the person broke them, never by themselves: a line wider than the box is a finding,
 * unless `overflowing` says that it may be.
 */
export const textSchema = z.strictObject({
  ...baseFields,
  type: z.literal('text'),
  html: z.string().max(designCaps.html),
  lineHeight: z.number().min(textRules.lineHeight.min).max(textRules.lineHeight.max),
  letterSpacing: z.number().min(textRules.letterSpacing.min).max(textRules.letterSpacing.max).optional(),
  position,
  size,
  overflowing: z.boolean(),
  rotate: degrees.optional(),
})
export type TextElement = z.infer<typeof textSchema>
