import { z } from 'zod'
import { type EmbededContent, embededContentSchema } from '@/lib/catalogue/embeded-content'
import { localisedSchema } from '@/lib/ground/common'
import { stampShapes } from '@/lib/ground/names'

export { type StampShape, stampShapes } from '@/lib/ground/names'

export const stampCategories = [
  'standard',
  'metallic',
  'mobile',
  'fidelity',
  'check',
  'square',
  'large',
  'wood',
  'pack',
  'dater',
  'multiformula',
  'numberer',
  'dater-formula',
  'customizable dater',
] as const
export type StampCategory = (typeof stampCategories)[number]

/** A mount or ink colour with its swatch. */
export const swatchSchema = z.object({
  slug: z.string(),
  label: localisedSchema,
  hex: z.string().regex(/^#[0-9a-f]{6}$/i),
})
export type Swatch = z.infer<typeof swatchSchema>

/** The movable band of a dater or numberer, in millimetres. */
export const stampBandSchema = z.object({
  kind: z.string(),
  width: z.number(),
  height: z.number(),
  charHeight: z.number(),
  years: z.number().optional(),
  digits: z.number().optional(),
  count: z.number().optional(),
  phrases: z.unknown().optional(),
})

export { type EmbededContent, embededContentSchema }

/**
 * How a model is inked, and what it is sold with: range and model of its mount and the slugs of the rest, joined by `+`
 * (`wood-60x30+encre-pad-trodat-9051`). `null` for what is sold alone.
 */
export const stampInfosSchema = z.object({
  ink: z.enum(['automatique', 'manuel']),
  pack: z
    .string()
    .regex(/^[\w-]+(\+[\w-]+)+$/)
    .nullable(),
})

/** Stamp model data (STAMP-2). Lengths in millimetres, weight in grams. Prices live in the price list. */
export const stampModelSchema = z.object({
  brand: z.enum(['trodat', 'colop']),
  range: z.string(),
  model: z.string(),
  slug: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  shape: z.enum(stampShapes),
  round: z.boolean(),
  linesNumber: z.number().int().positive(),
  shortTitle: z.string(),
  title: localisedSchema,
  /** What a list and a heading call it: "trodat Printy 4913". */
  name: localisedSchema,
  categoryReadable: z.enum(stampCategories),
  alsoIn: z.array(z.enum(stampCategories)),
  colors: z.array(z.string()).min(1),
  inksColor: z.array(z.string()).min(1),
  infos: stampInfosSchema,
  band: stampBandSchema.nullable(),
  cartridge: z.string().nullable(),
  tag: z.string().nullable(),
  infoTags: z.array(z.string()),
  editable: z.boolean(),
  embededContent: z.nullable(embededContentSchema),
  phrases: z.object({ fr: z.array(z.string()), de: z.array(z.string()), en: z.array(z.string()) }).nullable(),
  images: z.number().int(),
  miscImages: z.array(z.string()),
  weight: z.number().positive(),
  published: z.boolean(),
  /** The model that is sold in its place, by its slug. */
  replacedBy: z.string().optional(),
  /** No colour of it is left. */
  outOfStock: z.boolean().optional(),
  /** Pieces that can still be ordered, by colour, where they are few. */
  left: z.record(z.string(), z.number().int().positive()).optional(),
})
export type StampModel = z.infer<typeof stampModelSchema>

/** A text plate alone, for an existing mount (family `rubber`). */
export const rubberSchema = z.object({
  slug: z.string(),
  brand: z.string(),
  range: z.string(),
  model: z.string(),
  forModel: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  shape: z.enum(stampShapes),
  round: z.boolean(),
  linesNumber: z.number().int().positive(),
  title: localisedSchema,
  weight: z.number().positive(),
})
export type Rubber = z.infer<typeof rubberSchema>

export const stampCatalogueSchema = z.object({
  defaultModel: z.string(),
  defaultInk: z.string(),
  mountColors: z.array(swatchSchema),
  inkColors: z.array(swatchSchema),
  models: z.array(stampModelSchema),
  rubbers: z.array(rubberSchema),
})
export type StampCatalogue = z.infer<typeof stampCatalogueSchema>
