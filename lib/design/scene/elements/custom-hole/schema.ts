import * as z from 'zod/mini'
import { baseFields, length, position } from '../common'

/** A hole that the customer places (fixing `holes-only` with the layout `custom`). `size` is its box's edge, mm. */
export const customHoleSchema = z.strictObject({
  ...baseFields,
  type: z.literal('custom-hole'),
  diameter: length,
  size: length,
  position,
})
export type CustomHoleElement = z.infer<typeof customHoleSchema>
