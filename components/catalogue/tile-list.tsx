import { Tile } from '@/components/catalogue/tile'
import { toListingItems } from '@/lib/catalogue/listing-items'
import type { ProductSummary } from '@/lib/contract/product'
import type { ViewContext } from '@/lib/site/view-context'

interface TileListProps {
  products: readonly ProductSummary[]
  ctx: ViewContext
  /** The list says that these are chosen most: its tiles need not. */
  ofBest?: boolean
  /** It stands in the first screen: its first pictures are fetched at once. */
  priority?: boolean
}

/** A row or two of tiles, as part of another page. */
export function TileList({ products, ctx, ofBest = false, priority = false }: TileListProps) {
  return (
    <ul className="tiles tiles-row">
      {toListingItems(products, ctx).map((item, index) => (
        <li key={item.slug} className="grid">
          <Tile
            item={ofBest && item.badge === 'bestseller' ? { ...item, badge: undefined } : item}
            language={ctx.language}
            palette={ctx.palette}
            shown={item.shown}
            quick
            priority={priority && index < 2}
          />
        </li>
      ))}
    </ul>
  )
}
