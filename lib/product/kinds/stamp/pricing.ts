import { findStampModel, ownEntry } from '@/lib/catalogue/lookup'
import { toDecimal } from '@/lib/ground/money/decimal'
import { caseColorExtra } from '@/lib/product/stamp/rules'
import type { PricedKind } from '../kind'
import { plainPiece, productPart, unknownProduct } from '../pricing'

/** A mount by its rate, any colour but its first at a surcharge; quantity breaks of the price list. */
export const stampPricing: PricedKind<'stamp'> = {
  parts(item, { catalogue, priceList }) {
    const model = findStampModel(catalogue, item.slug)
    const rate = ownEntry(priceList.products, item.slug)
    if (!model || !rate) return unknownProduct(item.slug)
    if (!model.colors.includes(item.color)) return { ok: false, code: 'unknown_color', subject: item.color }
    const extra = caseColorExtra(model, item.color, priceList)
    const parts = [productPart('mount', item.slug, rate)]
    if (extra !== 0) {
      parts.push({ code: 'case_color', params: { color: item.color }, exact: toDecimal(extra) })
    }
    return {
      ok: true,
      parts,
      breaks: priceList.stamps.quantityBreaks,
      rounding: 'before-break',
      tranquility: item.tranquility === true,
    }
  },
  piece({ slug }, { catalogue }) {
    const model = findStampModel(catalogue, slug)
    return model ? plainPiece(model, 'stamp', catalogue) : null
  },
}
