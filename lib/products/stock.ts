import type { CartItem } from '@/lib/cart/item'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Stocked } from './kind'
import { kindOf } from './registry'

/** What lines take off the shelf, each thing once. What is made to measure takes nothing. */
export function stockedBy(items: readonly CartItem[], catalogue: Catalogue): Stocked[] {
  const all = new Map<string, Stocked>()
  for (const item of items) {
    for (const { slug, variant, pieces } of kindOf(item)?.stocked?.(item, catalogue) ?? []) {
      const key = `${slug}/${variant}`
      const more = pieces * item.quantity
      all.set(key, { slug, variant, pieces: (all.get(key)?.pieces ?? 0) + more })
    }
  }
  return [...all.values()]
}
