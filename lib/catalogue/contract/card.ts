import { z } from 'zod'
import { slugParameter } from '@/lib/ground/contract/parameters'

/**
 * A content item (PRODUCT-1): a template or a product as a list shows it. `content` holds the
 * design's or product's `config`, `elements`, `inkColor` and texts. Timestamps and authors are left out.
 */
export const cardSchema = z.object({
  slug: z.string(),
  type: z.string(),
  topic: z.string().nullable(),
  modelName: z.string().nullable(),
  listingDescription: z.string(),
  url: z.string().nullable(),
  preset: z.object({ name: z.string(), description: z.string() }).nullable(),
  content: z.record(z.string(), z.unknown()),
})
export type Card = z.infer<typeof cardSchema>

/** Slugs of a card list: at most as many as one answer holds. */
export const maxCardSlugs = 200
export const cardSlugsSchema = z.strictObject({
  slugs: z.array(z.string().min(1).max(120)).max(maxCardSlugs),
})

/** The same in a query, where a name that is repeated is a list. */
export const cardIdsSchema = z.array(slugParameter).max(maxCardSlugs)

export const reviewSchema = z.object({
  author: z.string(),
  stars: z.number(),
  title: z.string(),
  text: z.string(),
  publishedAt: z.string(),
})
export type Review = z.infer<typeof reviewSchema>

export const crossSellSchema = z.object({ name: z.string(), title: z.string(), slugs: z.array(z.string()) })
export type CrossSell = z.infer<typeof crossSellSchema>
