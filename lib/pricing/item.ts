import type { SignConfig } from '@/lib/sign/config'

/** "We check your design": an option of personalised items (PRICE-7). */
interface Personalised {
  tranquility?: boolean
}

/**
 * What has a price: the part of a line that money depends on, and nothing else. A stamp's mount and colour, a text
 * plate, a sign's configuration, a static product with its variant, a pack. `priceableOf` makes it of a line.
 */
export type PriceableItem =
  | ({ kind: 'stamp'; slug: string; color: string } & Personalised)
  | ({ kind: 'rubber'; slug: string } & Personalised)
  | ({ kind: 'sign'; config: SignConfig } & Personalised)
  | { kind: 'static'; slug: string; variant?: string }
  | { kind: 'pack'; slug: string }
export type PriceableSign = Extract<PriceableItem, { kind: 'sign' }>
