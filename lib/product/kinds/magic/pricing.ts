import type { PricedKind } from '../kind'

/** What no price list has: its price is what a quotation agrees on, and it adds nothing to the parcel (PRODUCT-7). */
export const magicPricing: PricedKind<'magic'> = {
  parts: () => ({ ok: true, parts: [], breaks: [], rounding: 'once', tranquility: false }),
  piece: () => null,
}
