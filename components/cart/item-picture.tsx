import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Language } from '@/lib/ground/common'
import type { ProductLine } from '@/lib/product/kinds/kind'
import { kindOf } from '@/lib/product/kinds/registry'
import { LinePicture } from './line-picture'

interface ItemPictureProps {
  item: ProductLine
  catalogue: Catalogue
  language: Language
  className?: string
}

/** The picture of a line, or of a part of a pack, with the customer's own text where there is one. */
export function ItemPicture({ item, catalogue, language, className }: ItemPictureProps) {
  const kind = kindOf(item)
  const spec = kind?.picture(item, catalogue, language) ?? null
  return (
    <LinePicture
      design={kind?.designed(item, catalogue) ?? null}
      spec={spec}
      ground={kind?.ground ?? 'bench'}
      className={className}
    />
  )
}
