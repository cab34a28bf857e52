import type { PriceableItem } from '@/lib/pricing/item'
import type { Design } from '@/lib/scene/model'
import type { ProductKind } from './kind'
import { rubberKind } from './rubber/kind'
import { signKind } from './sign/kind'
import { stampKind } from './stamp/kind'
import { supportPriceable } from './support/of-design'

/** The kinds that a design is of. The editor prices by these alone: the others come with the cart. */
const kinds: { readonly [type in Design['type']]: ProductKind } = {
  stamp: stampKind,
  rubber: rubberKind,
  sign: signKind,
}

/** What a design in work would be priced by as a line, without its being stored first: at every keystroke. */
export function priceableOfDesign(design: Design): PriceableItem | null {
  if (design.type === 'sign' && design.support) return supportPriceable(design, design.support)
  const { type, modelId: slug } = design
  return kinds[type].priceable({ type, slug, content: { design } })
}
