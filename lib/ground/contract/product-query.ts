import { z } from 'zod'

/** Which products a list shows: every property given must match (the queries of the menu's entries). */
export const productQuerySchema = z.strictObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  brand: z.string().optional(),
  range: z.string().optional(),
  model: z.string().optional(),
  shape: z.string().optional(),
  categoryReadable: z.string().optional(),
  infoTag: z.string().optional(),
  topic: z.string().optional(),
  material: z.string().optional(),
  family: z.string().optional(),
  xxl: z.boolean().optional(),
})
export type ProductQuery = z.infer<typeof productQuerySchema>
