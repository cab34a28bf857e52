import { z } from 'zod'
import { blockSchema } from '@/lib/catalogue/blocks/registry'
import { languageSchema } from '@/lib/ground/common'

export const pageTypes = ['home', 'listing', 'product', 'content', 'help', 'retailer', 'loyalty'] as const
export const pageLayouts = ['default', 'checkout', 'admin', 'empty'] as const

/** A page's address without the locale's prefix: begins and ends with a slash. */
export const pageUrlSchema = z
  .string()
  .max(300)
  .regex(/^\/(?:[a-z0-9][a-z0-9._-]*\/)*$/i)

export const breadcrumbSchema = z.object({ title: z.string(), url: z.string() })

/** A page (PAGE-5). `alternates` are its addresses in the shop's languages. */
export const pageSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  url: pageUrlSchema,
  locale: z.string(),
  /** The slug of the product that a product page shows. */
  shoppingId: z.string().nullable(),
  page_type: z.enum(pageTypes),
  layout: z.enum(pageLayouts),
  title: z.string(),
  description: z.string(),
  noindex: z.boolean(),
  redirect: z.object({ to: z.string(), permanent: z.boolean() }).nullable(),
  /** Cards of its language, each whole or the slug of one, and its blocks. */
  custom: z.object({ cards: z.array(z.unknown()), blocks: z.array(blockSchema) }),
  alternates: z.partialRecord(languageSchema, z.string()),
  /** The countries that it is shown to; none named means all. */
  countries: z.array(z.string()),
  breadcrumbs: z.array(breadcrumbSchema),
})
export type Page = z.infer<typeof pageSchema>
