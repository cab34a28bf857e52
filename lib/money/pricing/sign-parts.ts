import type { Catalogue } from '@/lib/catalogue/catalogue'
import { ownEntry } from '@/lib/catalogue/lookup'
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  decimalToNumber,
  multiplyDecimals,
  shiftDecimal,
  subtractDecimals,
  sumDecimals,
  toDecimal,
  ZERO,
} from '@/lib/ground/money/decimal'
import type { SignConfig } from '@/lib/product/sign/config'
import type { PricePart } from './ledger'
import type { FixingRate, PriceList, SignRate } from './price-list'
import type { PricedSign } from './priced-sign'
import type { PriceFinding } from './result'

/** A colour whose slug starts with this lets the customer choose, at a surcharge. */
const customColorPrefix = 'custom'

const times = (amount: Decimal, rate: number): Decimal => multiplyDecimals(amount, toDecimal(rate))

/** A slug as the messages' `select` can name it: ICU knows no dash there. */
const selectWord = (slug: string): string => slug.replaceAll('-', '_')

/** Square centimetres of the bounding box. */
export const areaCm2 = ({ width, height }: SignConfig): Decimal =>
  shiftDecimal(multiplyDecimals(toDecimal(width), toDecimal(height)), 2)

/** Metres around the bounding box. */
const perimeterMetres = ({ width, height }: SignConfig): Decimal =>
  shiftDecimal(times(addDecimals(toDecimal(width), toDecimal(height)), 2), 3)

/** Material is cheaper from band to band, each band's rate holding for the area within it. */
function bandedPrice(bands: SignRate['bands'], area: Decimal): Decimal {
  let from = ZERO
  let sum = ZERO
  for (const { upToCm2, pricePerCm2 } of bands) {
    const end = upToCm2 === null ? area : toDecimal(upToCm2)
    const to = compareDecimals(area, end) < 0 ? area : end
    if (compareDecimals(to, from) > 0) sum = addDecimals(sum, times(subtractDecimals(to, from), pricePerCm2))
    from = end
  }
  return sum
}

function fixingPart(config: SignConfig, units: number, rate: FixingRate): PricePart {
  const { styles, 'badge-type': badgeType } = config.fixing.options
  const style = styles === undefined ? 0 : (ownEntry(rate.styles ?? {}, styles) ?? 0)
  const badge = badgeType === undefined ? 0 : (ownEntry(rate['badge-type'] ?? {}, badgeType) ?? 0)
  const perUnit = addDecimals(toDecimal(rate.perUnit), toDecimal(style))
  const exact = sumDecimals([toDecimal(rate.fixed), times(perUnit, units), toDecimal(badge)])
  return { code: 'fixing', params: { fixing: selectWord(config.fixing.name), units }, exact }
}

/** What the plate itself costs, with the part that lifts it to the minimum price where that acts. */
function plateParts(config: SignConfig, rate: SignRate, defaultMask: string): PricePart[] {
  const area = areaCm2(config)
  const metres = perimeterMetres(config)
  const areaParam = decimalToNumber(area)
  const material = bandedPrice(rate.bands, area)
  const cutting = times(metres, rate.cuttingPerMetre)
  const parts: PricePart[] = [
    { code: 'setup', params: {}, exact: toDecimal(rate.setup) },
    { code: 'material', params: { material: rate.material, area: areaParam }, exact: material },
    { code: 'cutting', params: { metres: decimalToNumber(metres) }, exact: cutting },
  ]
  if (config.mask.shape !== defaultMask) {
    const percent = rate.maskSurchargePercent
    const exact = shiftDecimal(times(addDecimals(material, cutting), percent), 2)
    parts.push({ code: 'mask', params: { mask: config.mask.shape, percent }, exact })
  }
  parts.push({ code: 'marking', params: { area: areaParam }, exact: times(area, rate.markingPerCm2) })
  const missing = subtractDecimals(toDecimal(rate.minPrice), sumDecimals(parts.map(part => part.exact)))
  if (missing.digits > 0n) parts.push({ code: 'minimum_price', params: {}, exact: missing })
  return parts
}

function finishParts(config: SignConfig, rate: SignRate): PricePart[] | PriceFinding {
  const parts: PricePart[] = []
  for (const [finish, chosen] of Object.entries(config.finishes)) {
    if (!chosen) continue
    const price = ownEntry(rate.finishes, finish)
    if (!price) return { ok: false, code: 'unknown_finish', subject: finish }
    const byArea = times(areaCm2(config), price.perCm2 ?? 0)
    const byLength = times(perimeterMetres(config), price.perMetre ?? 0)
    const exact = sumDecimals([toDecimal(price.fixed), byArea, byLength])
    parts.push({ code: 'finish', params: { finish }, exact })
  }
  return parts
}

/**
 * The exact components of one sign in EUR, before quantity break and rounding (PRICE-4; the formula is
 * the one that the material pricing records are made for).
 */
export function signParts(
  config: SignConfig,
  sign: PricedSign,
  catalogue: Catalogue,
  priceList: PriceList,
): { ok: true; parts: PricePart[]; rate: SignRate } | PriceFinding {
  const rate = ownEntry(priceList.signs, sign.material.name)
  if (!rate) return { ok: false, code: 'unknown_material', subject: sign.material.name }
  const finishes = finishParts(config, rate)
  if (!Array.isArray(finishes)) return finishes
  const parts = [...plateParts(config, rate, catalogue.materials.defaultMask), ...finishes]
  if (config.color.startsWith(customColorPrefix)) {
    parts.push({ code: 'custom_color', params: {}, exact: toDecimal(rate.customColorSurcharge) })
  }
  if (config.fixing.name !== 'none') {
    const fixing = ownEntry(priceList.fixings, config.fixing.name)
    if (!fixing) return { ok: false, code: 'unknown_fixing', subject: config.fixing.name }
    parts.push(fixingPart(config, sign.units, fixing))
  }
  return { ok: true, parts, rate }
}
