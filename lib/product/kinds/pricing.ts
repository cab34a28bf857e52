import type { Catalogue } from '@/lib/catalogue/catalogue'
import { ownEntry } from '@/lib/catalogue/lookup'
import { multiplyDecimals, toDecimal } from '@/lib/ground/money/decimal'
import { type Money, moneyFromDecimal } from '@/lib/ground/money/money'
import type { CostList } from '@/lib/money/pricing/cost-list'
import type { PricePart } from '@/lib/money/pricing/ledger'
import type { ProductRate } from '@/lib/money/pricing/price-list'
import type { PriceFinding } from '@/lib/money/pricing/result'
import type { Piece } from './kind'

export const unknownProduct = (subject: string): PriceFinding => ({
  ok: false,
  code: 'unknown_product',
  subject,
})

/** The part of a price that is the product itself, by its rate. */
export const productPart = (
  code: 'mount' | 'rubber' | 'product',
  slug: string,
  rate: ProductRate,
): PricePart => ({ code, params: { slug }, exact: toDecimal(rate.price) })

/** What so many pieces of a product cost, which has a cost a piece. EUR. */
export function costByPiece(
  slug: string,
  quantity: number,
  costs: CostList,
): { ok: true; cost: Money } | PriceFinding {
  const piece = ownEntry(costs.products, slug)
  if (piece === undefined) return unknownProduct(slug)
  return { ok: true, cost: moneyFromDecimal(multiplyDecimals(toDecimal(piece), toDecimal(quantity)), 'EUR') }
}

/** A piece of a known weight and size, which takes so long as its kind takes. Lengths in mm, weight in grams. */
export function plainPiece(
  product: { weight: number; width?: number; height?: number },
  days: keyof Catalogue['shipping']['productionDays'],
  { shipping }: Pick<Catalogue, 'shipping'>,
): Piece {
  return {
    grams: toDecimal(product.weight),
    longestMm: Math.max(product.width ?? 0, product.height ?? 0),
    oversize: false,
    productionDays: shipping.productionDays[days],
  }
}
