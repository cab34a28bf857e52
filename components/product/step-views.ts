import 'server-only'
import type { StepView } from '@/components/product/quantity-table'
import { priceText } from '@/lib/doors/site/prices'
import type { ViewContext } from '@/lib/doors/site/view-context'
import type { PriceableItem } from '@/lib/money/pricing/item'
import { quantitySteps } from '@/lib/money/pricing/quantity-steps'

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
