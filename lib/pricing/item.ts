import { z } from 'zod'
import { signConfigSchema } from '@/lib/sign/config'

const slug = z.string().min(1).max(200)

/** "We check your design": an option of personalised items (product decisions §3). */
const tranquility = z.boolean().optional()

/**
 * What has a price: the part of an item that money depends on, and nothing else. A stamp's mount and colour, a text
 * plate, a sign's configuration, a static product with its variant.
 */
export const priceableItemSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('stamp'), slug, color: z.string().max(200), tranquility }),
  z.strictObject({ kind: z.literal('rubber'), slug, tranquility }),
  z.strictObject({ kind: z.literal('sign'), config: signConfigSchema, tranquility }),
  z.strictObject({ kind: z.literal('static'), slug, variant: slug.optional() }),
])
export type PriceableItem = z.infer<typeof priceableItemSchema>
export type PriceableSign = Extract<PriceableItem, { kind: 'sign' }>
