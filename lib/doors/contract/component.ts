import { z } from 'zod'
import { blockSchema } from '@/lib/catalogue/blocks/registry'

/** Blocks that a clerk keeps in one place and shows on several pages. */
export const componentSchema = z.object({ name: z.string(), title: z.string(), blocks: z.array(blockSchema) })
export type Component = z.infer<typeof componentSchema>
