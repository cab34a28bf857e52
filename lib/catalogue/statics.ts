import { z } from 'zod'
import { localisedSchema } from '@/lib/ground/common'

export const staticTypes = [
  'stamp-classic',
  'stamp-static',
  'cartridge',
  'inkpad',
  'inkbottle',
  'sign-static',
  'sign-fixing',
  'sign-support-multi',
  'sign-other',
] as const
export type StaticType = (typeof staticTypes)[number]

export const staticVariantSchema = z.object({
  slug: z.string(),
  inkColor: z.string(),
  title: localisedSchema,
  hex: z.string(),
  outOfStock: z.boolean(),
  /** Pieces that can still be ordered, where they are few. */
  left: z.number().int().positive().optional(),
})

/** A product that is not designed: supplies, packs, stock stamps, supports (PRODUCT-9). mm and grams. */
export const staticProductSchema = z.object({
  slug: z.string(),
  type: z.enum(staticTypes),
  family: z.string(),
  brand: z.string().nullable(),
  range: z.string(),
  model: z.string(),
  title: localisedSchema,
  description: localisedSchema.nullable(),
  weight: z.number(),
  variants: z.array(staticVariantSchema),
  tag: z.string().nullable(),
  outOfStock: z.boolean(),
  /** As of a variant, for a product without variants. */
  left: z.number().int().positive().optional(),
  images: z.number(),
  published: z.boolean(),
  /** What is sold in its place, by its slug. */
  replacedBy: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  volumeMl: z.number().optional(),
  fits: z.array(z.string()).optional(),
  items: z
    .array(z.object({ product: z.string(), quantity: z.number().int(), personalised: z.boolean() }))
    .optional(),
  mount: z.string().optional(),
  cartridge: z.string().optional(),
  text: localisedSchema.optional(),
  pathTemplate: z.string().optional(),
  units: z.number().optional(),
  fixing: z.string().optional(),
  style: z.string().optional(),
  rows: z.number().optional(),
  cols: z.number().optional(),
  formatWidth: z.number().optional(),
  formatHeight: z.number().optional(),
  header: z.boolean().optional(),
  cellSpacing: z.number().optional(),
  margin: z.number().optional(),
  material: z.string().optional(),
  finish: z.string().optional(),
  iso7010: z.string().nullable().optional(),
  color: z.string().optional(),
  topic: z.string().optional(),
  vector: z.string().optional(),
})
export type StaticProduct = z.infer<typeof staticProductSchema>

export const staticCatalogueSchema = z.object({ products: z.array(staticProductSchema) })
export type StaticCatalogue = z.infer<typeof staticCatalogueSchema>
