import {
  type Decimal,
  decimalToNumber,
  multiplyDecimals,
  sumDecimals,
  toDecimal,
} from '@/lib/ground/money/decimal'
import { pricedKind } from '@/lib/product/kinds/price-registry'
import type { OrderItem, Parcel, PriceContext } from './order'

/** A parcel with its exact weight: weight bands compare it unrounded (DELIVERY-6). */
export interface PackedParcel extends Parcel {
  exactGrams: Decimal
}

/** Packs all lines into one parcel, packaging included. Lines that the catalogue does not know weigh nothing. */
export function packParcel(items: readonly OrderItem[], ctx: PriceContext): PackedParcel {
  const packed = items.flatMap(({ item, quantity }) => {
    const piece = pricedKind(item).piece(item, ctx)
    return piece ? [{ ...piece, grams: multiplyDecimals(piece.grams, toDecimal(quantity)) }] : []
  })
  const packaging = toDecimal(ctx.catalogue.shipping.packagingGrams)
  const exactGrams = sumDecimals([packaging, ...packed.map(piece => piece.grams)])
  return {
    exactGrams,
    grams: decimalToNumber(exactGrams),
    longestMm: Math.max(0, ...packed.map(piece => piece.longestMm)),
    oversize: packed.some(piece => piece.oversize),
    productionDays: Math.max(0, ...packed.map(piece => piece.productionDays)),
  }
}
