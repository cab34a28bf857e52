import { z } from 'zod'
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
    width: z.number().positive().max(50),
    offset: z.number().min(0).max(1000),
    radius: z.number().min(0).max(100),
  }),
  color: colour.optional(),
})
export type BorderElement = z.infer<typeof borderSchema>
