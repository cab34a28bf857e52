import type { PriceableItem } from '@/lib/money/pricing/item'
import type { PriceContext } from '@/lib/money/pricing/order'
import { priceItem } from '@/lib/money/pricing/price-item'
import type { ItemPrice } from '@/lib/money/pricing/result'
import type { SignConfig } from '@/lib/product/sign/config'
import { catalogue, priceListOf } from './catalogue'

export const frenchPrices: PriceContext = { catalogue, priceList: priceListOf('FR') }
export const swissPrices: PriceContext = { catalogue, priceList: priceListOf('CH') }
export const britishPrices: PriceContext = { catalogue, priceList: priceListOf('GB') }

/** The price of an item that must have one. */
export function priceOf(item: PriceableItem, quantity = 1, ctx = frenchPrices): ItemPrice {
  const price = priceItem(item, quantity, ctx)
  if (!price.ok) throw new Error(JSON.stringify(price))
  return price
}

/** A plain plate of the default sign's kind, with what is said of it changed. */
export function plainSign(change: Partial<SignConfig> = {}): SignConfig {
  return {
    material: 'pvc',
    width: 100,
    height: 25,
    color: 'grey-black',
    mask: { shape: 'flex-rectangle01' },
    finishes: {},
    fixing: { name: 'none', options: {} },
    ...change,
  }
}
