import 'server-only'
import type { StepView } from '@/components/product/quantity-table'
import type { PriceableItem } from '@/lib/pricing/item'
import { quantitySteps } from '@/lib/pricing/quantity-steps'
import { priceText } from '@/lib/site/prices'
import type { ViewContext } from '@/lib/site/view-context'

/** How many steps a table shows: beyond 25 pieces people ask for a quotation. */
const shown = 6

/** The steps of an item's price, ready to be read; none where it has no price. */
export function stepViews(item: PriceableItem, ctx: ViewContext): StepView[] {
  const found = quantitySteps(item, ctx)
  if (!found.ok) return []
  return found.steps
    .slice(0, shown)
    .map(({ from, discountPercent, unit }) => ({ from, discountPercent, unit: priceText(unit, ctx) }))
}
