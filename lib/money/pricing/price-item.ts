import type { QuantityBreak } from '@/lib/ground/common'
import { pricedKind } from '@/lib/product/kinds/price-registry'
import type { PriceableItem } from './item'
import { buildItemPrice } from './ledger'
import { MAX_QUANTITY } from './limits'
import type { PriceContext } from './order'
import type { PriceFinding, PriceResult } from './result'

/** The quantity breaks that an item has, in the order of the list. None for static products and packs. */
export function quantityBreaksOf(
  item: PriceableItem,
  ctx: PriceContext,
): { ok: true; breaks: readonly QuantityBreak[] } | PriceFinding {
  const parts = pricedKind(item).parts(item, ctx)
  return parts.ok ? { ok: true, breaks: parts.breaks } : parts
}

/**
 * The price of `quantity` pieces of an item, without VAT (PRICE-1, PRICE-12). The ledger's amounts add up to
 * the line; the line is unit × quantity. A quantity that is no whole number from 1 to `MAX_QUANTITY`, or anything
 * that the catalogue or the price list does not know, is a finding. Whether the item may be ordered as configured is
 * not asked here, nor is stock. A static product priced without variant costs its base price.
 */
export function priceItem(item: PriceableItem, quantity: number, ctx: PriceContext): PriceResult {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
    return { ok: false, code: 'bad_quantity', min: 1, max: MAX_QUANTITY }
  }
  const parts = pricedKind(item).parts(item, ctx)
  if (!parts.ok) return parts
  return { ...buildItemPrice({ ...parts, quantity }, ctx.priceList), ...parts.sign }
}
