import * as z from 'zod/mini'
import { baseFields, colour, degrees, position, size } from '../common'
import { artSchema } from './art'
import { editSchema } from './edit'
import { photoSchema } from './photo'

/**
 * A drawing of the shop (`vector:name`), or a picture of the shopper's own (`file:` and the SHA-256 of what was
 * uploaded), which brings its `art`; never a URL, never a file's bytes.
 */
export const imageSchema = z.strictObject({
  ...baseFields,
  type: z.literal('image'),
  src: z.string().check(z.maxLength(160), z.regex(/^(vector:[a-z0-9][a-z0-9-]*|file:[0-9a-f]{64})$/)),
  position,
  size,
  rotate: z.optional(degrees),
  color: z.optional(colour),
  /** What is drawn of an own picture. */
  art: z.optional(artSchema),
  /** What is printed of it instead, in its own colours, where the product is printed and it has no colour of its own. */
  photo: z.optional(photoSchema),
  /** How it was made of its file. */
  edit: z.optional(editSchema),
  /** What its owner calls the file. */
  name: z.optional(z.string().check(z.maxLength(120))),
})
export type ImageElement = z.infer<typeof imageSchema>
