import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import type { CartItem } from '@/lib/product/item/item'
import type { ProductLine, Stocked } from './kind'
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

function leftOf({ slug, variant }: Stocked, catalogue: Catalogue): number | undefined {
  const product = findStaticProduct(catalogue, slug)
  if (!product) return findStampModel(catalogue, slug)?.left?.[variant]
  return variant ? product.variants.find(known => known.slug === variant)?.left : product.left
}

/** How many of a line can still be ordered, where that are few; null where there are enough, or nothing is counted. */
export function fewLeft(line: ProductLine, catalogue: Catalogue): number | null {
  const counts = (kindOf(line)?.stocked?.(line, catalogue) ?? []).flatMap(stocked => {
    const left = leftOf(stocked, catalogue)
    return left === undefined ? [] : [Math.floor(left / stocked.pieces)]
  })
  return counts.length > 0 ? Math.min(...counts) : null
}
