import * as z from 'zod/mini'
import { baseFields, colour } from '../common'

export const borderStyles = ['solid', 'dotted', 'double', 'dashed'] as const
export type BorderStyle = (typeof borderStyles)[number]

/**
 * A line along the plate's edge: `width` and `offset` (distance to the edge) in mm, `radius` of the corners in
 * percent of half the shorter side. On a round, oval or cut-out plate it follows the plate and the radius is idle.
 */
export const borderSchema = z.strictObject({
  ...baseFields,
  type: z.literal('border'),
  config: z.strictObject({
    style: z.enum(borderStyles),
    width: z.number().check(z.positive(), z.maximum(50)),
    offset: z.number().check(z.minimum(0), z.maximum(1000)),
    radius: z.number().check(z.minimum(0), z.maximum(100)),
  }),
  color: z.optional(colour),
})
export type BorderElement = z.infer<typeof borderSchema>
