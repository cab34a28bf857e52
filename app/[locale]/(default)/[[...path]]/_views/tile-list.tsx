import { Tile } from '@/components/catalogue/tile'
import type { ProductSummary } from '@/lib/contract/product'
import type { ViewContext } from './context'
import { toListingItems } from './listing-items'

/** A row or two of tiles, as part of another page. */
export function TileList({ products, ctx }: { products: readonly ProductSummary[]; ctx: ViewContext }) {
  return (
    <ul className="tiles">
      {toListingItems(products, ctx).map(item => (
        <li key={item.slug} className="grid">
          <Tile item={item} language={ctx.language} palette={ctx.palette} shown={item.shown} />
        </li>
      ))}
    </ul>
  )
}
