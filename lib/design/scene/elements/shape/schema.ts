import * as z from 'zod/mini'
import { baseFields, colour, degrees, length, position, size } from '../common'

export const shapeNames = [
  'rectangle',
  'ellipse',
  'line',
  'triangle',
  'diamond',
  'pentagon',
  'hexagon',
  'octagon',
  'star',
  'arrow',
  'double-arrow',
  'cross',
] as const
export type ShapeName = (typeof shapeNames)[number]

/**
 * A simple figure in its box: filled, or with `stroke` (mm) drawn inside its edge. A line runs along the middle
 * of its box and is as thick as the box is high. `radius` (mm) rounds a rectangle's corners.
 */
export const shapeSchema = z.strictObject({
  ...baseFields,
  type: z.literal('shape'),
  shape: z.enum(shapeNames),
  position,
  size,
  stroke: z.nullable(length),
  radius: z.optional(z.number().check(z.nonnegative(), z.maximum(1000))),
  rotate: z.optional(degrees),
  color: z.optional(colour),
})
export type ShapeElement = z.infer<typeof shapeSchema>
