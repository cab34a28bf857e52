import * as z from 'zod/mini'
import { designCaps, textRules } from '../../limits'
import type { TextDoc } from '../../text-doc'
import { baseFields, degrees, letterSpacing, position, size } from '../common'

/**
 * A block of lines as it is stored. `html` is the serialised text; `lineHeight` a factor of the size, `letterSpacing`
 * in em. Lines break where the person broke them, and with `wrap` also where the box ends; a line wider than the box
 * is a finding, unless `overflowing` says that it may be. With a `density`, from 0 (airy) to 1 (dense), the lines fill
 * their plate: the editor then chose their sizes and places; `null` says that a person did. One that was `placed` by a person
 * meanwhile stays where it is; it says what share of their wanted size its letters had then, and are no larger than since.
 */
export const storedTextSchema = z.strictObject({
  ...baseFields,
  type: z.literal('text'),
  html: z.string().check(z.maxLength(designCaps.html)),
  lineHeight: z.number().check(z.minimum(textRules.lineHeight.min), z.maximum(textRules.lineHeight.max)),
  letterSpacing: z.optional(letterSpacing),
  position,
  size,
  overflowing: z.boolean(),
  wrap: z.optional(z.literal(true)),
  density: z.optional(z.nullable(z.number().check(z.minimum(0), z.maximum(1)))),
  placed: z.optional(z.number().check(z.minimum(0.001), z.maximum(10_000))),
  rotate: z.optional(degrees),
})
export type StoredText = z.infer<typeof storedTextSchema>

/** A block of lines in memory: its text as a document, which `stored.ts` writes as html. */
export interface TextElement extends Omit<StoredText, 'html'> {
  doc: TextDoc
}
