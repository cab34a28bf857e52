import type { QuantityBreak } from '@/lib/catalogue/common'
import { findRubber, findStampModel, findStaticProduct, ownEntry } from '@/lib/catalogue/lookup'
import { toDecimal } from '@/lib/money/decimal'
import { caseColorExtra } from '@/lib/stamp/rules'
import type { PriceableItem, PriceableSign } from './item'
import { buildItemPrice, type PricePart } from './ledger'
import { MAX_QUANTITY } from './limits'
import type { PriceContext } from './order'
import type { ProductRate } from './price-list'
import { resolveSign } from './priced-sign'
import type { PriceFinding, PriceResult } from './result'
import { signParts } from './sign-parts'

/** What an item is made of before quantity acts. */
interface Priceable {
  ok: true
  parts: PricePart[]
  breaks: readonly QuantityBreak[]
  rounding: 'once' | 'before-break'
  tranquility: boolean
  sign?: { pricedMaterial: string; oversize: boolean }
}

const unknownProduct = (subject: string): PriceFinding => ({ ok: false, code: 'unknown_product', subject })

const productPart = (code: 'mount' | 'rubber' | 'product', slug: string, rate: ProductRate): PricePart => ({
  code,
  params: { slug },
  exact: toDecimal(rate.price),
})

function stampParts(
  item: Extract<PriceableItem, { kind: 'stamp' }>,
  ctx: PriceContext,
): Priceable | PriceFinding {
  const model = findStampModel(ctx.catalogue, item.slug)
  const rate = ownEntry(ctx.priceList.products, item.slug)
  if (!model || !rate) return unknownProduct(item.slug)
  if (!model.colors.includes(item.color)) return { ok: false, code: 'unknown_color', subject: item.color }
  const { quantityBreaks } = ctx.priceList.stamps
  const extra = caseColorExtra(model, item.color, ctx.priceList)
  const parts = [productPart('mount', item.slug, rate)]
  if (extra !== 0) {
    parts.push({ code: 'case_color', params: { color: item.color }, exact: toDecimal(extra) })
  }
  const tranquility = item.tranquility === true
  return { ok: true, parts, breaks: quantityBreaks, rounding: 'before-break', tranquility }
}

function rubberParts(
  item: Extract<PriceableItem, { kind: 'rubber' }>,
  ctx: PriceContext,
): Priceable | PriceFinding {
  const rate = ownEntry(ctx.priceList.products, item.slug)
  if (!findRubber(ctx.catalogue, item.slug) || !rate) return unknownProduct(item.slug)
  return {
    ok: true,
    parts: [productPart('rubber', item.slug, rate)],
    breaks: ctx.priceList.stamps.quantityBreaks,
    rounding: 'before-break',
    tranquility: item.tranquility === true,
  }
}

function staticParts(
  item: Extract<PriceableItem, { kind: 'static' }>,
  ctx: PriceContext,
): Priceable | PriceFinding {
  const product = findStaticProduct(ctx.catalogue, item.slug)
  const rate = ownEntry(ctx.priceList.products, item.slug)
  if (!product || !rate) return unknownProduct(item.slug)
  const parts = [productPart('product', item.slug, rate)]
  const { variant } = item
  if (variant !== undefined) {
    if (!product.variants.some(v => v.slug === variant)) {
      return { ok: false, code: 'unknown_variant', subject: variant }
    }
    const delta = ownEntry(rate.variants ?? {}, variant) ?? 0
    parts.push({ code: 'variant', params: { variant }, exact: toDecimal(delta) })
  }
  return { ok: true, parts, breaks: [], rounding: 'before-break', tranquility: false }
}

function signPriceable(item: PriceableSign, ctx: PriceContext): Priceable | PriceFinding {
  const sign = resolveSign(item.config, ctx.catalogue)
  if (!sign.ok) return sign
  const priced = signParts(item.config, sign, ctx.catalogue, ctx.priceList)
  if (!priced.ok) return priced
  return {
    ok: true,
    parts: priced.parts,
    breaks: priced.rate.quantityBreaks,
    rounding: 'once',
    tranquility: item.tranquility === true,
    sign: { pricedMaterial: sign.material.name, oversize: sign.oversize },
  }
}

function partsOf(item: PriceableItem, ctx: PriceContext): Priceable | PriceFinding {
  switch (item.kind) {
    case 'stamp':
      return stampParts(item, ctx)
    case 'rubber':
      return rubberParts(item, ctx)
    case 'static':
      return staticParts(item, ctx)
    case 'sign':
      return signPriceable(item, ctx)
  }
}

/** The quantity breaks that an item has, in the order of the list. None for static products. */
export function quantityBreaksOf(
  item: PriceableItem,
  ctx: PriceContext,
): { ok: true; breaks: readonly QuantityBreak[] } | PriceFinding {
  const priceable = partsOf(item, ctx)
  return priceable.ok ? { ok: true, breaks: priceable.breaks } : priceable
}

/**
 * The price of `quantity` pieces of an item, without VAT (product decisions §3, §12). The ledger's amounts add up to
 * the line; the line is unit × quantity. A quantity that is no whole number from 1 to `MAX_QUANTITY`, or anything
 * that the catalogue or the price list does not know, is a finding. Whether the item may be ordered as configured is
 * not asked here, nor is stock. A static product priced without variant costs its base price.
 */
export function priceItem(item: PriceableItem, quantity: number, ctx: PriceContext): PriceResult {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
    return { ok: false, code: 'bad_quantity', min: 1, max: MAX_QUANTITY }
  }
  const priceable = partsOf(item, ctx)
  if (!priceable.ok) return priceable
  return { ...buildItemPrice({ ...priceable, quantity }, ctx.priceList), ...priceable.sign }
}
