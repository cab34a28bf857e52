import { traitsOf } from '@/lib/product/traits'
import 'server-only'
import type { CategoryView } from '@/components/catalogue/category-grid'
import { tilePicture } from '@/components/catalogue/tile-picture'
import { toListingItem } from '@/lib/doors/site/listing-items'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import { localePath } from '@/lib/ground/site/locales'
import type { ProductSummary } from '@/lib/product/contract/product'

/** A category as a tile shows it: its best product's picture and its lowest price. */
export interface CategoryTile {
  name: string
  title: string
  description: string
  path: string
  product: ProductSummary
  from: ProductSummary['price']
  /** Products in it and below it. */
  count: number
}

/** Categories with the picture of their best product and the lowest price, ready to be shown. */
export const categoryViews = (tiles: readonly CategoryTile[], ctx: ViewContext): CategoryView[] =>
  tiles.map((tile, place) => ({
    name: tile.name,
    title: tile.title,
    description: tile.description,
    href: localePath(ctx.locale, tile.path),
    picture: tilePicture(toListingItem(tile.product, place, ctx), ctx.language),
    wall: traitsOf(tile.product).ground === 'wall',
    price: tile.from ? priceText(tile.from, ctx) : undefined,
    count: tile.count,
  }))
