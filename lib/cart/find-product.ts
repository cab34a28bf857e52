import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Material } from '@/lib/catalogue/signs'
import type { Rubber, StampModel } from '@/lib/catalogue/stamps'
import type { StaticProduct } from '@/lib/catalogue/statics'
import type { PriceableItem } from '@/lib/pricing/item'

/** The entry of the catalogue that a priceable item is one of; `undefined` where there is none. */
export function findProduct(
  priceable: PriceableItem,
  { stampModels, materials, staticProducts }: Pick<Catalogue, 'stampModels' | 'materials' | 'staticProducts'>,
): StampModel | Rubber | Material | StaticProduct | undefined {
  switch (priceable.kind) {
    case 'stamp':
      return stampModels.models.find(({ slug }) => slug === priceable.slug)
    case 'rubber':
      return stampModels.rubbers.find(({ slug }) => slug === priceable.slug)
    case 'sign':
      return materials.materials.find(({ name }) => name === priceable.config.material)
    case 'static':
      return staticProducts.products.find(({ slug }) => slug === priceable.slug)
  }
}
