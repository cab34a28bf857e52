import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Language } from '@/lib/ground/common'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopPayload } from '@/server/ground/shop-payload'
import { getContent } from '../content'

/** What is shown of the stock: all of it, what is low, or what is out. */
export const stockShows = ['all', 'low', 'out'] as const
export type StockShow = (typeof stockShows)[number]

const levelRow = z.object({
  id: z.number(),
  slug: z.string(),
  variant: z.string(),
  /** What can still be ordered; below zero where more was paid than there was. */
  pieces: z.number(),
  lowAt: z.number(),
  /** Pieces of orders that were not sent yet: they lie on the shelf, and are no longer for sale. */
  reserved: z.number(),
})
export interface StockRow extends z.infer<typeof levelRow> {
  title: string
}

const moveRow = z.object({
  id: z.number(),
  slug: z.string(),
  variant: z.string(),
  change: z.number(),
  left: z.number(),
  reason: z.string(),
  author: z.string(),
  at: z.coerce.date(),
})
export type StockMove = z.infer<typeof moveRow>

/** The catalogue's name of a counted thing, in the reader's language. */
async function titles(language: Language): Promise<(slug: string, variant: string) => string> {
  const { staticProducts, stampModels } = await getContent().catalogue()
  const colours = new Map(stampModels.mountColors.map(({ slug, label }) => [slug, label[language]]))
  const names = new Map<string, string>([
    ...stampModels.models.map(({ slug, name }) => [slug, name[language]] as const),
    ...staticProducts.products.map(({ slug, title }) => [slug, title[language]] as const),
  ])
  const variants = new Map(
    staticProducts.products.flatMap(product =>
      product.variants.map(({ slug, title }) => [slug, title[language]] as const),
    ),
  )
  return (slug, variant) => {
    const name = names.get(slug) ?? slug
    if (!variant) return name
    return `${name}, ${variants.get(variant) ?? colours.get(variant) ?? variant}`
  }
}

/** Everything that is counted, the scarcest first; null for an actor without the right to count. */
export async function readStock(actor: Actor, language: Language): Promise<StockRow[] | null> {
  if (!can(actor, 'stock.change')) return null
  const [{ rows }, titleOf] = await Promise.all([
    (await shopPayload()).db.drizzle.execute(sql`
      select s.id, s.slug, coalesce(s.variant, '') as variant, s.pieces::int as pieces,
        coalesce(s.low_at, 0)::int as "lowAt", coalesce(r.pieces, 0)::int as reserved
      from stock_levels s left join (
        select t.slug, t.variant, sum(t.pieces - t.refunded) as pieces from order_stock t join orders o on o.id = t."order"
        where not t.returned and o.status in ('cart', 'awaiting-payment', 'paid', 'in-production') group by 1, 2
      ) r on r.slug = s.slug and r.variant = coalesce(s.variant, '')
      order by s.pieces - coalesce(s.low_at, 0), s.slug, s.variant`),
    titles(language),
  ])
  return z
    .array(levelRow)
    .parse(rows)
    .map(row => ({ ...row, title: titleOf(row.slug, row.variant) }))
}

/** How many moves are shown. */
const shown = 50

/** What the staff have counted, the newest first: of one thing where it is named. */
export async function readStockMoves(
  actor: Actor,
  of: Pick<StockRow, 'slug' | 'variant'> | null,
): Promise<StockMove[]> {
  if (!can(actor, 'stock.change')) return []
  const { rows } = await (await shopPayload()).db.drizzle.execute(sql`
    select id, slug, variant, change, "left", reason, author, at from stock_moves
    where ${of ? sql`slug = ${of.slug} and variant = ${of.variant}` : sql`true`} order by id desc limit ${shown}`)
  return z.array(moveRow).parse(rows)
}
