import * as z from 'zod/mini'
import { embededContentSchema } from '@/lib/catalogue/embeded-content'

/** A stamp as it is configured (STAMP-1). `color` is the mount's; the ink stands beside the config. */
export const stampConfigSchema = z.strictObject({
  id: z.optional(z.string()),
  brand: z.string(),
  range: z.string(),
  model: z.string(),
  color: z.string(),
  round: z.optional(z.boolean()),
  fixedRatio: z.optional(z.boolean()),
  embededContent: z.optional(z.nullable(embededContentSchema)),
})
export type StampConfig = z.infer<typeof stampConfigSchema>
