import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial, findRubber, findStampModel, findStaticProduct } from '@/lib/catalogue/lookup'
import { materialOfSlug } from '@/lib/product/sign/slug'
import type { ProductLine } from './kind'

/** Whether a product of a slug is published, by the catalogue's entry for it, its parts or its material; null for an unknown one. */
function isPublishedSlug(slug: string, catalogue: Catalogue): boolean | null {
  const model = findStampModel(catalogue, slug)
  if (model) return model.published
  // A text plate is for a mount that somebody has: it is sold whether the mount still is or not.
  if (findRubber(catalogue, slug)) return true
  const product = findStaticProduct(catalogue, slug)
  if (product) return product.published && isWhole(product.items ?? [], catalogue)
  const material = materialOfSlug(slug)
  return material === null ? null : (findMaterial(catalogue, material)?.published ?? null)
}

/** Whether nothing that a pack holds was taken off sale. */
const isWhole = (items: readonly { product: string }[], catalogue: Catalogue): boolean =>
  items.every(({ product }) => isPublishedSlug(product, catalogue) !== false)

/**
 * Whether something is on sale (PRODUCT-15): it is published, and so is what it is made on and what it holds. A product out of stock is
 * still on sale. A product unknown to the catalogue passes here: nobody can buy it, and it has no page.
 */
export function isOnSale(
  { slug, content }: Pick<ProductLine, 'slug' | 'content'>,
  catalogue: Catalogue,
): boolean {
  const material = materialOf(content.config)
  const own = material === null ? null : findMaterial(catalogue, material)?.published
  return own ?? isPublishedSlug(slug, catalogue) ?? true
}

const materialOf = (config: unknown): string | null =>
  typeof config === 'object' && config !== null && 'material' in config && typeof config.material === 'string'
    ? config.material
    : null
