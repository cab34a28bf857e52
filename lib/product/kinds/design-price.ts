import type { Design } from '@/lib/design/scene/model'
import { hasMaterial } from '@/lib/design/scene/traits'
import type { PriceableItem } from '@/lib/money/pricing/item'
import type { ProductLine } from './kind'
import { rubberPriceable } from './rubber/priceable'
import { signPriceable } from './sign/priceable'
import { stampPriceable } from './stamp/priceable'
import { supportPriceable } from './support/of-design'

/** By the kinds that a design is of. The editor has no more of the kinds than this: the rest comes with the cart. */
const priceables: { readonly [type in Design['type']]: (line: ProductLine) => PriceableItem | null } = {
  stamp: stampPriceable,
  rubber: rubberPriceable,
  sign: signPriceable,
}

/** The price input of a design that is being edited, as a line. It is not stored first: this runs at every keystroke. */
export function priceableOfDesign(design: Design): PriceableItem | null {
  if (hasMaterial(design) && design.support) return supportPriceable(design, design.support)
  const { type, modelId: slug } = design
  return priceables[type]({ type, slug, content: { design } })
}
