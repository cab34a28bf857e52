import { money } from '@/lib/ground/money/money'
import type { PriceableItem, PricedName } from '@/lib/money/pricing/item'
import type { CostOf } from './kind'
import { costByPiece } from './pricing'
import { signCost } from './sign/pricing'
import { supportCost } from './support/pricing'

/** What has a cost a piece. */
const byPiece: CostOf<'stamp' | 'rubber' | 'static' | 'pack'> = ({ slug }, { quantity }, costs) =>
  costByPiece(slug, quantity, costs)

/** One line a kind that has a price. Apart from the prices: what things cost is no part of any page. */
const costs: { readonly [Name in PricedName]: CostOf<Name> } = {
  stamp: byPiece,
  rubber: byPiece,
  sign: signCost,
  static: byPiece,
  pack: byPiece,
  support: supportCost,
  magic: ({ costMinor }, { quantity }) => ({ ok: true, cost: money(costMinor * quantity, 'EUR') }),
}

/** What a priced item's kind knows of its cost. */
export function costOf<Name extends PricedName>(item: PriceableItem<Name>): CostOf<Name> {
  return costs[item.kind]
}
