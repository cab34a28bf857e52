import type { PriceableItem, PricedName } from '@/lib/money/pricing/item'
import type { PricedKind } from './kind'
import { magicPricing } from './magic/pricing'
import { packPricing } from './pack/pricing'
import { rubberPricing } from './rubber/pricing'
import { signPricing } from './sign/pricing'
import { stampPricing } from './stamp/pricing'
import { staticPricing } from './static/pricing'
import { supportPricing } from './support/pricing'

/** One line a kind that has a price. */
const pricing: { readonly [Name in PricedName]: PricedKind<Name> } = {
  stamp: stampPricing,
  rubber: rubberPricing,
  sign: signPricing,
  static: staticPricing,
  pack: packPricing,
  support: supportPricing,
  magic: magicPricing,
}

/** What a priced item's kind knows of its price. */
export function pricedKind<Name extends PricedName>(item: PriceableItem<Name>): PricedKind<Name> {
  return pricing[item.kind]
}
