import type { Catalogue } from '@/lib/catalogue/catalogue'
import { ownEntry } from '@/lib/catalogue/lookup'
import { multiplyDecimals, toDecimal } from '@/lib/ground/money/decimal'
import { type Money, moneyFromDecimal } from '@/lib/ground/money/money'
import type { PriceableItem } from './item'
import { lowestPrice30Days } from './lowest-price'
import { priceItem } from './price-item'
import type { PriceList } from './price-list'

/** A price that was lowered: what may be struck through, and what must be said beside it. Without VAT. */
export interface Reduction {
  original: Money
  lowest30Days: Money
}

/** Since when the price has been reduced without a break, or null where the newest list has no reduction. */
function reducedSince(slug: string, newestFirst: readonly PriceList[]): string | null {
  let since: string | null = null
  for (const list of newestFirst) {
    if (ownEntry(list.products, slug)?.originalPrice === undefined) break
    since = list.validFrom
  }
  return since
}

/**
 * The struck-through price of a product, which is only ever shown with the lowest one of the 30 days before the
 * reduction (PRICE-10). `lists` are a country's live price lists, the one in force included. Null where
 * nothing is reduced, or where the lists do not reach back to a price before the reduction.
 */
export function findReduction(
  item: Exclude<PriceableItem, { kind: 'sign' | 'magic' }>,
  lists: readonly PriceList[],
  catalogue: Catalogue,
): Reduction | null {
  const newestFirst = [...lists].sort((a, b) => Date.parse(b.validFrom) - Date.parse(a.validFrom))
  const [current] = newestFirst
  const since = reducedSince(item.slug, newestFirst)
  const before = current && ownEntry(current.products, item.slug)?.originalPrice
  if (!current || before === undefined || since === null) return null
  const history = lists.flatMap(priceList => {
    const price = priceItem(item, 1, { catalogue, priceList })
    return price.ok ? [{ validFrom: priceList.validFrom, price: price.unit }] : []
  })
  const lowest30Days = lowestPrice30Days(history, since)
  if (!lowest30Days) return null
  const original = moneyFromDecimal(
    multiplyDecimals(toDecimal(before), toDecimal(current.rate)),
    current.currency,
  )
  return { original, lowest30Days }
}
