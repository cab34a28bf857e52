import { z } from 'zod'
import { designCaps } from '../limits'

/** A coordinate in mm; elements may lie partly off the plate. */
export const coordinate = z.number().min(-designCaps.length).max(designCaps.length)
/** A length in mm, above zero. */
export const length = z.number().positive().max(designCaps.length)
/** A rotation about the element's centre in degrees, clockwise. */
export const degrees = z.number().min(-360).max(360)
/** A colour of a full-colour product; elsewhere everything takes the one ink or engraving colour. */
export const colour = z.string().regex(/^#[0-9a-f]{6}$/)

export const elementId = z
  .string()
  .min(1)
  .max(designCaps.id)
  .regex(/^[A-Za-z0-9_-]+$/)

/** What every element has: identity, and how the editor holds it. */
export const baseFields = {
  id: elementId,
  locked: z.boolean().optional(),
  group: elementId.optional(),
}

export const position = z.strictObject({ left: coordinate, top: coordinate })
export const size = z.strictObject({ width: length, height: length })
