import type { Catalogue } from '@/lib/catalogue/catalogue'
import { allocate } from '@/lib/ground/money/allocate'
import type { Money } from '@/lib/ground/money/money'
import type { PriceContext } from '@/lib/money/pricing/order'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { PackPart, ProductLine } from './kind'
import { kindOf, priceableOf } from './registry'

/** What so many of a part cost by themselves, in minor units; 0 for a part without its own price. */
function singlePrice(part: PackPart, ctx: PriceContext): number {
  const item = priceableOf(part)
  const price = item && priceItem(item, part.quantity, ctx)
  return price?.ok ? price.line.minor : 0
}

/** The parts of a line, and which of them always stay with the customer. */
export function partsWithRights(
  line: ProductLine,
  catalogue: Catalogue,
): { part: PackPart; returnable: boolean }[] {
  const parts = kindOf(line)?.parts(line, catalogue) ?? []
  return parts.map(part => ({
    part,
    returnable: (kindOf(part)?.withdrawal(part, catalogue).days ?? 0) > 0,
  }))
}

/**
 * What each part of a line is worth when it is given back: `paid`, without VAT, falls to the parts in proportion to
 * their single prices, by largest remainder (PRODUCT-5). Where none has a single price, all are
 * worth the same. In the order of the parts; empty for a line that has none.
 */
export function worthOfParts(line: ProductLine, paid: Money, ctx: PriceContext): Money[] {
  const parts = kindOf(line)?.parts(line, ctx.catalogue) ?? []
  if (parts.length === 0) return []
  const weights = parts.map(part => singlePrice(part, ctx))
  return allocate(paid, weights.some(weight => weight > 0) ? weights : weights.map(() => 1))
}
