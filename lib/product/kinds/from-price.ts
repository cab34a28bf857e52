import { findMaterial } from '@/lib/catalogue/lookup'
import type { Money } from '@/lib/ground/money/money'
import type { PriceContext } from '@/lib/money/pricing/order'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { ProductSummary } from '@/lib/product/contract/product'
import type { NewLine } from './kind'
import { kindOf, lineOf, priceableOf } from './registry'

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

/**
 * The least that a product of a list can be bought for: a ready-made sign can be made smaller and plainer on its page, down
 * to the cheapest of its material. Without VAT, in the list's currency.
 */
export function leastPrice(
  { price, type, material }: Pick<ProductSummary, 'price' | 'type' | 'material'>,
  ctx: PriceContext,
): Money | null {
  const { catalogue } = ctx
  if (type !== 'sign-template' || !material || !findMaterial(catalogue, material)) return price
  const config = { ...catalogue.materials.defaultSign, material }
  const bare = fromPrice(lineOf({ kind: 'sign', slug: '', name: '', quantity: 1, config }), ctx)
  return bare && price && bare.minor < price.minor ? bare : price
}
