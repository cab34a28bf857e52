import type { Language } from '@/lib/catalogue/common'
import type { ListingItem } from '@/lib/catalogue/listing'
import type { PictureSpec } from '@/lib/drawing/url'

/** The picture of a tile: the product in the colour and the ink that the shopper looks for. */
export function tilePicture(
  item: ListingItem,
  language: Language,
  shown: { color?: string; ink?: string } = item.shown,
): PictureSpec {
  const base = { slug: item.slug, view: 'tile', language } as const
  switch (item.kind) {
    case 'stamp':
      return { ...base, kind: 'stamp', color: shown.color, ink: shown.ink }
    case 'rubber':
      return { ...base, kind: 'rubber' }
    case 'sign':
      return { ...base, kind: 'sign', color: shown.color }
    case 'static':
      return { ...base, kind: 'static' }
    case 'template':
      return { ...base, kind: 'template' }
  }
}
