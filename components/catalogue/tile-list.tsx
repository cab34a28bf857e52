import { Tile } from '@/components/catalogue/tile'
import { toListingItems } from '@/lib/doors/site/listing-items'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { ProductSummary } from '@/lib/product/contract/product'

interface TileListProps {
  products: readonly ProductSummary[]
  ctx: ViewContext
  /** The list says that these are chosen most: its tiles need not. */
  ofBest?: boolean
  /** It stands in the first screen: its first pictures are fetched at once. */
  priority?: boolean
}

/** The tiles of a list, each with the product that it shows. */
export const tilesOf = ({ products, ctx, ofBest = false, priority = false }: TileListProps) =>
  toListingItems(products, ctx).map((item, index) => ({
    slug: item.slug,
    tile: (
      <Tile
        item={ofBest && item.badge === 'bestseller' ? { ...item, badge: undefined } : item}
        language={ctx.language}
        palette={ctx.palette}
        shown={item.shown}
        quick
        priority={priority && index < 2}
      />
    ),
  }))

/** A row or two of tiles, as part of another page. */
export function TileList(props: TileListProps) {
  return (
    <ul className="tiles tiles-row">
      {tilesOf(props).map(({ slug, tile }) => (
        <li key={slug} className="grid">
          {tile}
        </li>
      ))}
    </ul>
  )
}
