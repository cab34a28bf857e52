import 'server-only'
import type { CategoryView } from '@/components/catalogue/category-grid'
import { tilePicture } from '@/components/catalogue/tile-picture'
import { localePath } from '@/lib/site/locales'
import { priceText } from '@/lib/site/prices'
import type { CategoryTile } from './categories'
import type { ViewContext } from './context'
import { toListingItem } from './listing-items'

/** Categories with the picture of their best product and the lowest price, ready to be shown. */
export const categoryViews = (tiles: readonly CategoryTile[], ctx: ViewContext): CategoryView[] =>
  tiles.map((tile, place) => ({
    name: tile.name,
    title: tile.title,
    description: tile.description,
    href: localePath(ctx.locale, tile.path),
    picture: tilePicture(toListingItem(tile.product, place, ctx), ctx.language),
    wall: tile.product.kind === 'sign',
    price: tile.from ? priceText(tile.from, ctx) : undefined,
  }))
