import { findStaticProduct, ownEntry } from '@/lib/catalogue/lookup'
import {
  addDecimals,
  multiplyDecimals,
  shiftDecimal,
  subtractDecimals,
  sumDecimals,
  toDecimal,
} from '@/lib/ground/money/decimal'
import { addMoney, MINOR_DIGITS, moneyFromDecimal, multiplyMoney } from '@/lib/ground/money/money'
import { breakFor, type PricePart } from '@/lib/money/pricing/ledger'
import type { PriceContext } from '@/lib/money/pricing/order'
import type { PriceFinding } from '@/lib/money/pricing/result'
import type { SignConfig } from '@/lib/product/sign/config'
import type { CostOf, PricedKind } from '../kind'
import { costByPiece, plainPiece, productPart, unknownProduct } from '../pricing'
import { signPricing } from '../sign/pricing'

/** Plates that are made alike, how many of them one support has. */
interface Alike {
  config: SignConfig
  count: number
}

function alikeOf(plates: readonly SignConfig[]): Alike[] {
  const groups = new Map<string, Alike>()
  for (const config of plates) {
    const key = JSON.stringify(config)
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { config, count: 1 })
  }
  return [...groups.values()]
}

/**
 * So many plates alike, each at a sign's price in that quantity (PRICE-20). Each is rounded to the cent before it is
 * counted, so that the line in the ledger can be checked by hand.
 */
function platesPart({ config, count }: Alike, ctx: PriceContext): PricePart | PriceFinding {
  const sign = signPricing.parts({ kind: 'sign', config }, ctx)
  if (!sign.ok) return sign
  const { discountPercent } = breakFor(sign.breaks, count)
  const kept = shiftDecimal(subtractDecimals(toDecimal(100), toDecimal(discountPercent)), 2)
  const exact = multiplyDecimals(sumDecimals(sign.parts.map(part => part.exact)), kept)
  const unit = { digits: BigInt(moneyFromDecimal(exact, 'EUR').minor), scale: MINOR_DIGITS }
  const params = {
    count,
    percent: discountPercent,
    material: sign.sign?.pricedMaterial ?? config.material,
  }
  return { code: 'plates', params, exact: multiplyDecimals(unit, toDecimal(count)) }
}

/** A support by its rate and its plates as signs; no breaks for several supports (PRICE-20). */
export const supportPricing: PricedKind<'support'> = {
  parts({ slug, plates }, ctx) {
    const rate = ownEntry(ctx.priceList.products, slug)
    if (!findStaticProduct(ctx.catalogue, slug) || !rate) return unknownProduct(slug)
    const parts = [productPart('product', slug, rate)]
    for (const alike of alikeOf(plates)) {
      const part = platesPart(alike, ctx)
      if ('ok' in part) return part
      parts.push(part)
    }
    return { ok: true, parts, breaks: [], rounding: 'before-break', tranquility: false }
  },
  piece({ slug, plates }, ctx) {
    const product = findStaticProduct(ctx.catalogue, slug)
    if (!product) return null
    const panel = plainPiece(product, plates.length > 0 ? 'sign' : 'static', ctx.catalogue)
    const made = plates.map(config => signPricing.piece({ kind: 'sign', config }, ctx))
    if (made.some(plate => plate === null)) return null
    const grams = made.reduce((sum, plate) => (plate ? addDecimals(sum, plate.grams) : sum), panel.grams)
    return { ...panel, grams }
  },
}

/** A support costs its panel, and of each plate a part of its price. */
export const supportCost: CostOf<'support'> = ({ slug }, price, costs) => {
  const panel = costByPiece(slug, price.quantity, costs)
  if (!panel.ok) return panel
  let { cost } = panel
  for (const { code, params, amount } of price.ledger) {
    if (code !== 'plates') continue
    const ratio = ownEntry(costs.signRatios, String(params.material))
    if (ratio === undefined) return { ok: false, code: 'unknown_material', subject: String(params.material) }
    cost = addMoney(cost, multiplyMoney(amount, ratio))
  }
  return { ok: true, cost }
}
