import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, type Field, ValidationError } from 'payload'
import { wholeAccess } from '../access'
import { number, row, text } from '../fields/fields'
import { messageText } from '../labels'
import type { StockLevel } from '../payload-types'
import { collection } from './collection'

const pieces: Field = number('pieces', {
  required: true,
  defaultValue: 0,
  // Orders count it down meanwhile: a clerk writes only the difference, in `arrived`.
  access: { update: () => false },
  admin: { components: { Cell: '/app/(back-office)/components/stock-cell#StockCell' } },
})

/** Whether the catalogue sells this thing in this variant or mount colour. */
async function isSold(
  { slug, variant }: Pick<StockLevel, 'slug' | 'variant'>,
  req: Parameters<CollectionBeforeChangeHook>[0]['req'],
): Promise<boolean> {
  const query = { where: { slug: { equals: slug } }, limit: 1, depth: 0, pagination: false, req } as const
  const [product] = (await req.payload.find({ collection: 'static-products', ...query })).docs
  if (product) {
    const variants = Array.isArray(product.variants) ? product.variants : []
    const slugs = variants.flatMap(one => (typeof one === 'object' && one && 'slug' in one ? [one.slug] : []))
    return slugs.length > 0 ? slugs.includes(variant ?? '') : variant === ''
  }
  const [mount] = (await req.payload.find({ collection: 'stamp-models', ...query })).docs
  const facts = mount?.facts as { colors?: unknown } | undefined
  return Array.isArray(facts?.colors) && facts.colors.includes(variant ?? '')
}

/** Refuses what is not sold, and adds what arrived to the present stock, whose row is locked until the write. */
const count: CollectionBeforeChangeHook<StockLevel> = async ({ data, originalDoc, operation, req }) => {
  const { arrived, ...kept } = { ...data, variant: data.variant ?? originalDoc?.variant ?? '' }
  const slug = kept.slug ?? originalDoc?.slug ?? ''
  if (!(await isSold({ slug, variant: kept.variant }, req))) {
    const message = messageText('stockUnknown', req.i18n?.language)
    throw new ValidationError({ collection: 'stock-levels', errors: [{ path: 'slug', message }], req }, req.t)
  }
  if (operation === 'create') return { ...kept, pieces: (kept.pieces ?? 0) + (arrived ?? 0) }
  const { pieces: _, ...rest } = kept
  if (!originalDoc) return rest
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id]
  const { drizzle } = req.payload.db
  const tx = (session?.db as typeof drizzle | undefined) ?? drizzle
  const { rows } = await tx.execute<{ pieces: string }>(
    sql`update stock_levels set pieces = pieces + ${arrived ?? 0} where id = ${originalDoc.id} returning pieces`,
  )
  if (arrived) {
    const author = req.user?.collection === 'admins' ? req.user.email : ''
    await tx.execute(
      sql`insert into stock_moves (slug, variant, change, "left", low_at, reason, author)
          select slug, coalesce(variant, ''), ${arrived}, pieces, coalesce(low_at, 0), '', ${author}
          from stock_levels where id = ${originalDoc.id}`,
    )
  }
  return { ...rest, pieces: Number(rows[0]?.pieces ?? 0) }
}

/**
 * The stock: pieces of a product on the shelf, or of a mount in a colour. What has no row here is never short. `pieces`
 * is what can still be ordered: an order takes its own with it, atomically.
 */
export const stockLevels = collection(
  'stock-levels',
  {
    group: 'sales',
    title: 'slug',
    columns: ['slug', 'variant', 'pieces', 'lowAt'],
    defaultSort: ['slug', 'variant'],
    access: wholeAccess('stock.change'),
    indexes: [{ fields: ['slug', 'variant'], unique: true }],
    hooks: { beforeChange: [count] },
  },
  [
    row(text('slug', { required: true, index: true }), text('variant', { defaultValue: '' })),
    row(pieces, number('arrived', { virtual: true }), number('lowAt', { min: 0, defaultValue: 5 })),
  ],
)
