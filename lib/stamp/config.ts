import { z } from 'zod'
import { embededContentSchema } from '@/lib/catalogue/stamps'

/** A stamp as it is configured (specification §3). `color` is the mount's; the ink stands beside the config. */
export const stampConfigSchema = z.strictObject({
  id: z.string().optional(),
  brand: z.string(),
  range: z.string(),
  model: z.string(),
  color: z.string(),
  round: z.boolean().optional(),
  fixedRatio: z.boolean().optional(),
  embededContent: embededContentSchema.nullable().optional(),
})
export type StampConfig = z.infer<typeof stampConfigSchema>
