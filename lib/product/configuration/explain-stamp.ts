import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StampModel } from '@/lib/catalogue/stamps'
import { type Money, subtractMoney } from '@/lib/ground/money/money'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { PriceList } from '@/lib/money/pricing/price-list'
import { nearestModels } from '@/lib/product/stamp/nearest-models'

/** A colour that somebody wants for the mount, or for the ink. */
export interface StampChoice {
  kind: 'color' | 'inkColor'
  value: string
}

/** A mount that there is in the colour that the present one lacks. */
export interface StampAlternative {
  model: StampModel
  /** What one piece costs more (or less, negative), without VAT; `null` where either has no price. */
  difference: Money | null
}

const mostAlternatives = 3

/**
 * Where a mount does not come in a colour, or not with an ink: the nearest that do, with their extra price for one piece
 * in the list's currency (SIGN-34 for stamps). Empty where there is none, or where the choice is possible.
 * @param color the mount's present colour, which the other one keeps where it has it
 */
export function explainStamp(
  model: StampModel,
  color: string,
  choice: StampChoice,
  shop: { catalogue: Catalogue; priceList: PriceList },
): StampAlternative[] {
  const has = (other: StampModel) =>
    (choice.kind === 'color' ? other.colors : other.inksColor).includes(choice.value)
  if (has(model)) return []
  const unitOf = (other: StampModel, wanted: string): Money | null => {
    const [first = ''] = other.colors
    const own = other.colors.includes(wanted) ? wanted : first
    const price = priceItem({ kind: 'stamp', slug: other.slug, color: own }, 1, shop)
    return price.ok ? price.unit : null
  }
  const present = unitOf(model, color)
  return nearestModels(shop.catalogue.stampModels.models, model)
    .filter(has)
    .slice(0, mostAlternatives)
    .map(other => {
      const unit = unitOf(other, choice.kind === 'color' ? choice.value : color)
      return { model: other, difference: unit && present ? subtractMoney(unit, present) : null }
    })
}
