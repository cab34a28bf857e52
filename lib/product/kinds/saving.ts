import { type Money, subtractMoney, sumMoney } from '@/lib/ground/money/money'
import type { PriceContext } from '@/lib/money/pricing/order'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { NewLine } from './kind'
import { kindOf, plainLineOf, priceableOf } from './registry'

/** What several things cost apart and together, without VAT, in the list's currency. */
export interface Saving {
  /** What each would cost by itself, in the order in which the pack names them. */
  apart: readonly { line: NewLine; price: Money }[]
  together: Money
  saved: Money
}

/** What so many of a line cost by themselves; `null` where the list has no price for it. */
function priceOf(line: NewLine, quantity: number, ctx: PriceContext): Money | null {
  const item = priceableOf(line)
  const price = item && priceItem(item, quantity, ctx)
  return price?.ok ? price.line : null
}

/**
 * What one piece of a line saves against buying what it holds one by one (PRODUCT-5): each as the catalogue first shows
 * it, without text of the shopper's. `null` for a product without parts, and where nothing is saved.
 */
export function savingOf(line: NewLine, ctx: PriceContext): Saving | null {
  const held = kindOf(line)?.holds?.(line, ctx.catalogue) ?? []
  const together = held.length > 0 ? priceOf(line, 1, ctx) : null
  if (!together) return null
  const apart = held.flatMap(({ product, quantity }) => {
    const single = plainLineOf(product, ctx.catalogue)
    const price = single && priceOf(single, quantity, ctx)
    return single && price ? [{ line: { ...single, quantity }, price }] : []
  })
  if (apart.length < held.length) return null
  const sum = sumMoney(
    apart.map(({ price }) => price),
    together.currency,
  )
  const saved = subtractMoney(sum, together)
  return saved.minor > 0 ? { apart, together, saved } : null
}
