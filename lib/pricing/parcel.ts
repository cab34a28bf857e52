import { findRubber, findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import {
  addDecimals,
  type Decimal,
  decimalToNumber,
  multiplyDecimals,
  shiftDecimal,
  sumDecimals,
  toDecimal,
} from '@/lib/money/decimal'
import type { PriceableItem, PriceableSign } from './item'
import type { OrderItem, Parcel, PriceContext } from './order'
import { resolveSign } from './priced-sign'

/** One piece as it is packed: exact grams, longest side in mm, and the days it takes to make. */
interface Piece {
  grams: Decimal
  longestMm: number
  oversize: boolean
  productionDays: number
}

/** A parcel with its exact weight: weight bands compare it unrounded (product decisions §12, Orders). */
export interface PackedParcel extends Parcel {
  exactGrams: Decimal
}

function signPiece({ config }: PriceableSign, { catalogue }: PriceContext): Piece | null {
  const sign = resolveSign(config, catalogue)
  if (!sign.ok) return null
  const { material, fixing, units, oversize } = sign
  const lengths = [config.width, config.height, material.thickness, material.densityGcm3].map(toDecimal)
  // mm³ × g/cm³ are thousandths of a gram.
  const plate = shiftDecimal(lengths.reduce(multiplyDecimals), 3)
  const { xxl, sign: normal } = catalogue.shipping.productionDays
  return {
    grams: addDecimals(plate, multiplyDecimals(toDecimal(fixing.weightPerUnit), toDecimal(units))),
    longestMm: Math.max(config.width, config.height),
    oversize,
    productionDays: oversize ? xxl : normal,
  }
}

function staticPiece(slug: string, { catalogue }: PriceContext): Piece | null {
  const product = findStaticProduct(catalogue, slug)
  if (!product) return null
  const days = catalogue.shipping.productionDays
  // A pack with a personalised stamp in it is made to order like that stamp.
  const isMade = product.items?.some(item => item.personalised) === true
  return {
    grams: toDecimal(product.weight),
    longestMm: Math.max(product.width ?? 0, product.height ?? 0),
    oversize: false,
    productionDays: isMade ? days.stamp : days.static,
  }
}

function pieceOf(item: PriceableItem, ctx: PriceContext): Piece | null {
  if (item.kind === 'sign') return signPiece(item, ctx)
  if (item.kind === 'static') return staticPiece(item.slug, ctx)
  const find = item.kind === 'stamp' ? findStampModel : findRubber
  const product = find(ctx.catalogue, item.slug)
  if (!product) return null
  return {
    grams: toDecimal(product.weight),
    longestMm: Math.max(product.width, product.height),
    oversize: false,
    productionDays: ctx.catalogue.shipping.productionDays.stamp,
  }
}

/** Packs all lines into one parcel, packaging included. Lines that the catalogue does not know weigh nothing. */
export function packParcel(items: readonly OrderItem[], ctx: PriceContext): PackedParcel {
  const packed = items.flatMap(({ item, quantity }) => {
    const piece = pieceOf(item, ctx)
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
