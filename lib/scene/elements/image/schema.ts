import * as z from 'zod/mini'
import { baseFields, colour, degrees, position, size } from '../common'

/** A drawing of the shop (`vector:name`) or an uploaded picture (`file:id`); never a URL, never data. */
export const imageSchema = z.strictObject({
  ...baseFields,
  type: z.literal('image'),
  src: z.string().check(z.maxLength(160), z.regex(/^(vector:[a-z0-9][a-z0-9-]*|file:[A-Za-z0-9_-]+)$/)),
  position,
  size,
  rotate: z.optional(degrees),
  color: z.optional(colour),
})
export type ImageElement = z.infer<typeof imageSchema>
