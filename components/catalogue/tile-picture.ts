import { chosenPicture, type PictureSpec } from '@/lib/design/drawing/url'
import type { Language } from '@/lib/ground/common'
import type { ListingItem } from '@/lib/product/listing/listing'

/** The picture of a tile: the product in the colour and the ink that the shopper looks for. */
export function tilePicture(
  item: ListingItem,
  language: Language,
  shown: { color?: string; ink?: string } = item.shown,
): PictureSpec {
  return chosenPicture({ kind: item.kind, slug: item.slug, view: 'tile', language }, shown)
}
