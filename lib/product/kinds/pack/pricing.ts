import { findStaticProduct, ownEntry } from '@/lib/catalogue/lookup'
import type { PricedKind } from '../kind'
import { plainPiece, productPart, unknownProduct } from '../pricing'

/** A pack by its own rate, which replaces its parts' prices with any choice of parts. */
export const packPricing: PricedKind<'pack'> = {
  parts({ slug }, { catalogue, priceList }) {
    const rate = ownEntry(priceList.products, slug)
    if (!findStaticProduct(catalogue, slug) || !rate) return unknownProduct(slug)
    const parts = [productPart('product', slug, rate)]
    return { ok: true, parts, breaks: [], rounding: 'before-break', tranquility: false }
  },
  piece({ slug }, { catalogue }) {
    const pack = findStaticProduct(catalogue, slug)
    // A pack with a personalised stamp in it is made to order like that stamp.
    const isMade = pack?.items?.some(item => item.personalised) === true
    return pack ? plainPiece(pack, isMade ? 'stamp' : 'static', catalogue) : null
  },
}
