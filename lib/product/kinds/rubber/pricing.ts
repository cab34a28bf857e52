import { findRubber, ownEntry } from '@/lib/catalogue/lookup'
import type { PricedKind } from '../kind'
import { plainPiece, productPart, unknownProduct } from '../pricing'

/** A text plate by its rate, with the quantity breaks of stamps (PRICE-6). */
export const rubberPricing: PricedKind<'rubber'> = {
  parts(item, { catalogue, priceList }) {
    const rate = ownEntry(priceList.products, item.slug)
    if (!findRubber(catalogue, item.slug) || !rate) return unknownProduct(item.slug)
    return {
      ok: true,
      parts: [productPart('rubber', item.slug, rate)],
      breaks: priceList.stamps.quantityBreaks,
      rounding: 'before-break',
      tranquility: item.tranquility === true,
    }
  },
  piece({ slug }, { catalogue }) {
    const rubber = findRubber(catalogue, slug)
    return rubber ? plainPiece(rubber, 'stamp', catalogue) : null
  },
}
