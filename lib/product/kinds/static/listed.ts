import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findStaticProduct } from '@/lib/catalogue/lookup'
import type { Listed, ProductLine } from '../kind'

/** What lies on the shelf, and packs: by type, family and topic; the colours are those of the variants in stock. */
export function staticListed({ slug }: ProductLine, catalogue: Catalogue): Listed | null {
  const product = findStaticProduct(catalogue, slug)
  if (!product) return null
  const { type, brand, range, model, family, outOfStock, variants } = product
  const { width = null, height = null, topic = null, material = null } = product
  const colors = variants.filter(variant => !variant.outOfStock).map(variant => variant.slug)
  return {
    properties: {
      ...{ type, brand, range, model, family, outOfStock, colors },
      ...{ width, height, topic, material },
    },
    facets: {
      type: [type],
      brand: [brand],
      range: [range],
      model: [model],
      family: [family],
      topic: [topic],
      material: [material],
    },
  }
}
