import { z } from 'zod'
import { languageSchema } from '@/lib/catalogue/common'

export const pageTypes = ['home', 'listing', 'product', 'content', 'help', 'retailer', 'loyalty'] as const
export const pageLayouts = ['default', 'checkout', 'admin', 'empty'] as const

/** A page's address without the locale's prefix: begins and ends with a slash. */
export const pageUrlSchema = z
  .string()
  .max(300)
  .regex(/^\/(?:[a-z0-9][a-z0-9._-]*\/)*$/i)

/** A link of a block: an address of the shop without locale prefix, or an outside one. */
export const linkSchema = z.object({ label: z.string(), url: z.string() })
export type ContentLink = z.infer<typeof linkSchema>

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

const block = <T extends string, S extends z.ZodRawShape>(blockType: T, shape: S) =>
  z.object({ blockType: z.literal(blockType), ...shape })

const optionalText = z.string().nullish()
const links = z.array(linkSchema).nullish()

/** The closed union of a page's blocks (PAGE-20). Texts are plain or the marked text of lib/contract/marked-text. */
export const blockSchema = z.discriminatedUnion('blockType', [
  block('hero', { title: z.string(), text: optionalText, links, picture: optionalText }),
  block('text', { title: optionalText, text: z.string() }),
  block('cardList', {
    title: optionalText,
    source: z.enum(['query', 'slugs']),
    query: productQuerySchema.nullish(),
    slugs: z.array(z.string()).nullish(),
    limit: z.number().int().nullish(),
  }),
  block('categoryGrid', { title: optionalText, category: z.string() }),
  block('crossSell', { name: z.string() }),
  block('reviews', { title: optionalText, limit: z.number().int().nullish() }),
  block('faq', {
    title: optionalText,
    questions: z.array(z.object({ question: z.string(), answer: z.string() })).nullish(),
  }),
  block('imageText', {
    title: optionalText,
    text: z.string(),
    picture: optionalText,
    pictureFirst: z.boolean().nullish(),
    links,
  }),
  block('callToAction', {
    title: z.string(),
    text: optionalText,
    label: z.string(),
    url: z.string(),
    action: optionalText,
  }),
])
export type Block = z.infer<typeof blockSchema>
export const blockTypes = [
  'hero',
  'text',
  'cardList',
  'categoryGrid',
  'crossSell',
  'reviews',
  'faq',
  'imageText',
  'callToAction',
] as const satisfies readonly Block['blockType'][]

export const breadcrumbSchema = z.object({ title: z.string(), url: z.string() })

/** A page (PAGE-5). `alternates` are its addresses in the shop's languages. */
export const pageSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  url: pageUrlSchema,
  locale: z.string(),
  /** The slug of the product that a product page shows. */
  shoppingId: z.string().nullable(),
  pageType: z.enum(pageTypes),
  layout: z.enum(pageLayouts),
  title: z.string(),
  description: z.string(),
  noindex: z.boolean(),
  redirect: z.object({ to: z.string(), permanent: z.boolean() }).nullable(),
  custom: z.object({ cards: z.array(z.unknown()), blocks: z.array(blockSchema) }),
  alternates: z.partialRecord(languageSchema, z.string()),
  breadcrumbs: z.array(breadcrumbSchema),
})
export type Page = z.infer<typeof pageSchema>
