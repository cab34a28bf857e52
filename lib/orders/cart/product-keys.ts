import type { CartItem } from '@/lib/product/item/item'
import { isGoods, slugPattern } from '@/lib/product/item/types'
import { signSlug } from '@/lib/product/sign/slug'
import { stampSlug } from '@/lib/product/stamp/slug'

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** The product that a stored configuration names, which may be another than the line's slug says. */
function productOfConfig({ material, brand, range, model }: Fields): string[] {
  if (typeof material === 'string') return [signSlug(material)]
  if (typeof brand !== 'string' || typeof range !== 'string' || typeof model !== 'string') return []
  return [stampSlug({ brand, range, model })]
}

/** The slugs of the products in lines, each once and sorted: the keys of the slice that a cart needs. */
export function productKeys(items: readonly Pick<CartItem, 'type' | 'slug' | 'content'>[]): string[] {
  const keysOf = ({ slug, content }: Pick<CartItem, 'slug' | 'content'>) => {
    const configs = [content.config, fieldsOf(content.design).config]
    return [slug, ...configs.map(fieldsOf).flatMap(productOfConfig)]
  }
  const found = items.filter(isGoods).flatMap(item => [item, ...(item.content.parts ?? [])].flatMap(keysOf))
  return [...new Set(found)].filter(slug => slug.length <= 120 && slugPattern.test(slug)).sort()
}
