import { ownEntry } from '@/lib/catalogue/lookup'
import { addDecimals, multiplyDecimals, shiftDecimal, toDecimal } from '@/lib/ground/money/decimal'
import { multiplyMoney } from '@/lib/ground/money/money'
import { resolveSign } from '@/lib/money/pricing/priced-sign'
import { signParts } from '@/lib/money/pricing/sign-parts'
import type { CostOf, PricedKind } from '../kind'

/** A sign by area, material and what is done to it; a part of its price is cost. */
export const signPricing: PricedKind<'sign'> = {
  parts(item, { catalogue, priceList }) {
    const sign = resolveSign(item.config, catalogue)
    if (!sign.ok) return sign
    const priced = signParts(item.config, sign, catalogue, priceList)
    if (!priced.ok) return priced
    return {
      ok: true,
      parts: priced.parts,
      breaks: priced.rate.quantityBreaks,
      rounding: 'once',
      tranquility: item.tranquility === true,
      sign: { pricedMaterial: sign.material.name, oversize: sign.oversize },
    }
  },
  piece({ config }, { catalogue }) {
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
  },
}

/** A sign costs a part of its price. */
export const signCost: CostOf<'sign'> = ({ config }, price, costs) => {
  const material = price.pricedMaterial ?? config.material
  const ratio = ownEntry(costs.signRatios, material)
  if (ratio === undefined) return { ok: false, code: 'unknown_material', subject: material }
  return { ok: true, cost: multiplyMoney(price.goods, ratio) }
}
