import type { SignConfig } from '@/lib/product/sign/config'
import { signSlug } from '@/lib/product/sign/slug'

/** "We check your design": an option of personalised items (PRICE-7). */
interface Personalised {
  tranquility?: boolean
}

/** The kinds of product that have a price, each with what its price depends on. */
interface Priceable {
  stamp: { slug: string; color: string } & Personalised
  rubber: { slug: string } & Personalised
  sign: { config: SignConfig } & Personalised
  static: { slug: string; variant?: string }
  pack: { slug: string }
  support: { slug: string; plates: readonly SignConfig[] }
  /** `costMinor`: what a piece costs the shop, in euro cents. What it is sold for is agreed in a quotation. */
  magic: { costMinor: number }
}
export type PricedName = keyof Priceable

/**
 * What has a price: the part of a line that money depends on, and nothing else. A stamp's mount and colour, a text
 * plate, a sign's configuration, a static product with its variant, a pack, a support with its plates. `priceableOf`
 * makes it of a line.
 */
export type PriceableItem<Name extends PricedName = PricedName> = {
  [Kind in Name]: { kind: Kind } & Priceable[Kind]
}[Name]
export type PriceableSign = PriceableItem<'sign'>

/** The product that a price is asked for; null for a line by word, which has none. */
export function productOf(item: PriceableItem): string | null {
  if ('slug' in item) return item.slug
  return 'config' in item ? signSlug(item.config.material) : null
}
