import type { Currency } from '@/lib/catalogue/markets'
import { money } from '@/lib/ground/money/money'
import type { OrderItem } from '@/lib/money/pricing/order'
import type { CartItem } from '@/lib/product/item/item'
import { isByWord } from '@/lib/product/item/types'
import { priceableOf } from '@/lib/product/kinds/registry'

/** The price of one piece of a line by word, in the list's currency; null where it has none in it. */
const ownPrice = ({ price }: CartItem, currency: Currency) =>
  price?.currency === currency && price.minor > 0 ? money(price.minor, currency) : null

/**
 * A line as prices are asked for it (QUOTATION-4): its kind says what; a line by word has the price that staff have given it. Null for
 * a line without a price.
 */
export function quotedItem(line: CartItem, currency: Currency): OrderItem | null {
  const { id, quantity } = line
  if (!isByWord(line)) {
    const item = priceableOf(line)
    return item && { id, item, quantity }
  }
  const agreedUnit = ownPrice(line, currency)
  const costMinor = Math.round((line.costPrice ?? 0) * 100)
  return agreedUnit && { id, item: { kind: 'magic', costMinor }, quantity, agreedUnit }
}
