import { findStaticProduct, ownEntry } from '@/lib/catalogue/lookup'
import { toDecimal } from '@/lib/ground/money/decimal'
import type { PricedKind } from '../kind'
import { plainPiece, productPart, unknownProduct } from '../pricing'

/** A product by its rate and what its variant adds; no quantity breaks (PRICE-6). */
export const staticPricing: PricedKind<'static'> = {
  parts({ slug, variant }, { catalogue, priceList }) {
    const product = findStaticProduct(catalogue, slug)
    const rate = ownEntry(priceList.products, slug)
    if (!product || !rate) return unknownProduct(slug)
    const parts = [productPart('product', slug, rate)]
    if (variant !== undefined) {
      if (!product.variants.some(known => known.slug === variant)) {
        return { ok: false, code: 'unknown_variant', subject: variant }
      }
      const delta = ownEntry(rate.variants ?? {}, variant) ?? 0
      parts.push({ code: 'variant', params: { variant }, exact: toDecimal(delta) })
    }
    return { ok: true, parts, breaks: [], rounding: 'before-break', tranquility: false }
  },
  piece({ slug }, { catalogue }) {
    const product = findStaticProduct(catalogue, slug)
    return product ? plainPiece(product, 'static', catalogue) : null
  },
}
