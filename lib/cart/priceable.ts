import type { PriceableItem } from '@/lib/pricing/item'
import type { OrderItem } from '@/lib/pricing/order'
import { signConfigSchema } from '@/lib/sign/config'
import { stampSlug } from '@/lib/stamp/slug'
import type { CartItem } from './item'
import { configOf } from './restore-item'
import { isGoods } from './types'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function priceableStamp(item: CartItem): PriceableItem | null {
  const config = configOf(item) ?? {}
  const [brand, range, model] = [textOf(config.brand), textOf(config.range), textOf(config.model)]
  const slug = brand && range && model ? stampSlug({ brand, range, model }) : item.slug
  // What is made is the design's model: a line that names a cheaper one is no offer.
  if (slug !== item.slug) return null
  return { kind: 'stamp', slug, color: textOf(config.color), tranquility: item.tranquility }
}

function priceableRubber(item: CartItem): PriceableItem | null {
  const config = configOf(item)
  const [brand, range, model] = [textOf(config?.brand), textOf(config?.range), textOf(config?.model)]
  // A text plate is named after its mount, `printy-4913` in the plates' own range.
  const names = [`rubber-${brand}-${model}`, `rubber-${brand}-${range}-${model}`]
  if (config && !names.includes(item.slug)) return null
  return { kind: 'rubber', slug: item.slug, tranquility: item.tranquility }
}

/** Holes that the design places itself; they are what is drilled, whatever the configuration counts. */
function countCustomHoles(design: unknown): number {
  const elements = (design as { elements?: unknown } | null | undefined)?.elements
  return Array.isArray(elements) ? elements.filter(element => element?.type === 'custom-hole').length : 0
}

function priceableSign(item: CartItem): PriceableItem | null {
  const parsed = signConfigSchema.safeParse(configOf(item))
  if (!parsed.success) return null
  const { fixing } = parsed.data
  const holes = fixing.options.holes === 'custom' ? countCustomHoles(item.content.design) : 0
  const config =
    holes > 0
      ? { ...parsed.data, fixing: { ...fixing, options: { ...fixing.options, customHoles: holes } } }
      : parsed.data
  return { kind: 'sign', config, tranquility: item.tranquility }
}

/**
 * The part of a line that its price depends on, read from the design where there is one, since that is what is made.
 * `null` for what no rule prices (discounts, shipment, frames, an admin's magic items) and for a line that
 * contradicts itself or has no valid form.
 */
export function cartItemToPriceable(item: CartItem): PriceableItem | null {
  switch (item.type) {
    case 'stamp':
    case 'stamping':
      return item.slug.startsWith('rubber-') ? priceableRubber(item) : priceableStamp(item)
    case 'rubber':
      return priceableRubber(item)
    case 'sign':
      return priceableSign(item)
    case 'static':
    case 'stamp-static':
    case 'cartridge': {
      const { variant } = item.content
      return { kind: 'static', slug: item.slug, ...(variant ? { variant } : {}) }
    }
    case 'frame':
    case 'magic':
    case 'discount':
    case 'shipment':
      return null
  }
}

/** The goods of a cart for `priceOrder`, and the lines among them that have no price. */
export function cartToOrderItems(items: readonly CartItem[]): { items: OrderItem[]; unpriced: CartItem[] } {
  const priced: OrderItem[] = []
  const unpriced: CartItem[] = []
  for (const line of items.filter(isGoods)) {
    const item = cartItemToPriceable(line)
    if (item) priced.push({ id: line.id, item, quantity: line.quantity })
    else unpriced.push(line)
  }
  return { items: priced, unpriced }
}
