import { z } from 'zod'
import { baseFields, colour, degrees, position, size } from '../common'

/** A drawing of the shop (`vector:name`) or an uploaded picture (`file:id`); never a URL, never data. */
export const imageSchema = z.strictObject({
  ...baseFields,
  type: z.literal('image'),
  src: z
    .string()
    .max(160)
    .regex(/^(vector:[a-z0-9][a-z0-9-]*|file:[A-Za-z0-9_-]+)$/),
  position,
  size,
  rotate: degrees.optional(),
  color: colour.optional(),
})
export type ImageElement = z.infer<typeof imageSchema>
