import * as z from 'zod/mini'
import { designCaps, textRules } from '../limits'

interface Bounds {
  min: number
  max: number
}

/** A figure within its bounds; what is no number becomes the lower one. */
export const clamp = (value: number, { min, max }: Bounds): number =>
  Number.isNaN(value) ? min : Math.min(max, Math.max(min, value))

/** What a stored length may be, in mm. */
export const lengths: Bounds = { min: 0.001, max: designCaps.length }

/** A coordinate in mm; elements may lie partly off the plate. */
export const coordinate = z.number().check(z.minimum(-designCaps.length), z.maximum(designCaps.length))
/** A length in mm, above zero. */
export const length = z.number().check(z.positive(), z.maximum(designCaps.length))
/** A rotation about the element's centre in degrees, clockwise. */
export const degrees = z.number().check(z.minimum(-360), z.maximum(360))
/** Space between letters in em (DESIGN-3). */
export const letterSpacing = z
  .number()
  .check(z.minimum(textRules.letterSpacing.min), z.maximum(textRules.letterSpacing.max))
/** A colour of a full-colour product; elsewhere everything takes the one ink or engraving colour. */
export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

export const elementId = z
  .string()
  .check(z.minLength(1), z.maxLength(designCaps.id), z.regex(/^[A-Za-z0-9_-]+$/))

/** What every element has: identity, and how the editor holds it. */
export const baseFields = {
  id: elementId,
  locked: z.optional(z.boolean()),
  group: z.optional(elementId),
  /** What the owner calls its group, the same for all of it. */
  groupLabel: z.optional(z.string().check(z.minLength(1), z.maxLength(designCaps.label))),
  /** Left out of everything that is drawn and made; the person is asked about it before the cart. */
  hidden: z.optional(z.boolean()),
  /** What its owner calls it. */
  label: z.optional(z.string().check(z.minLength(1), z.maxLength(designCaps.label))),
}

export const position = z.strictObject({ left: coordinate, top: coordinate })
export const size = z.strictObject({ width: length, height: length })

/** An element in a colour of its own, or with `null` in the product's ink. */
export function withColour<E extends { color?: string }>(element: E, colour: string | null): E {
  if (colour !== null) return { ...element, color: colour }
  const next = { ...element }
  delete next.color
  return next
}
