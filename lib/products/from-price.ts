import type { Money } from '@/lib/money/money'
import type { PriceContext } from '@/lib/pricing/order'
import { priceItem } from '@/lib/pricing/price-item'
import type { NewLine } from './kind'
import { kindOf, priceableOf } from './registry'

/**
 * The price "from" which a product is sold: of one piece of the cheapest that can be bought, without VAT, in the list's
 * currency; `null` where the list has no price for it. Everything that says "from" asks here.
 */
export function fromPrice(line: NewLine, ctx: PriceContext): Money | null {
  const barest = kindOf(line)?.barest?.(line, ctx.catalogue) ?? []
  const units = (barest.length > 0 ? barest : [line]).flatMap(one => {
    const item = priceableOf(one)
    const price = item && priceItem(item, 1, ctx)
    return price?.ok ? [price.unit] : []
  })
  return units.reduce<Money | null>(
    (least, unit) => (least && least.minor <= unit.minor ? least : unit),
    null,
  )
}
