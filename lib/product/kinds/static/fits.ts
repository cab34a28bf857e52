import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { Material } from '@/lib/catalogue/signs'
import type { StaticProduct } from '@/lib/catalogue/statics'

/**
 * The mounts that a supply is for (PRODUCT-9), by slug: those that it names itself; of an ink pad the mounts that are
 * inked by hand and whose plate lies on its felt, the largest first. Empty for a supply without a particular mount.
 */
export function stampsOf(product: StaticProduct, { stampModels }: Catalogue): string[] {
  if (product.fits) return product.fits
  const { type, width, height } = product
  if (type !== 'inkpad' || !width || !height) return []
  return stampModels.models
    .filter(({ infos, published }) => published && infos.ink === 'manuel' && !infos.pack)
    .filter(plate => plate.width <= width && plate.height <= height)
    .sort((a, b) => b.width * b.height - a.width * a.height)
    .map(({ slug }) => slug)
}

/** Whether a sign of a material may hang by a fixing in a style. */
const takes = ({ excludedFixings }: Material, fixing: string, style: string): boolean =>
  !excludedFixings.some(
    ({ name, options }) => name === fixing && (options === null || options.styles?.includes(style)),
  )

/** The families of materials whose signs hang by a fixing; empty for products other than the configurator's fixings. */
export function familiesOf({ fixing, style = '' }: StaticProduct, { materials }: Catalogue): string[] {
  if (!fixing) return []
  const own = materials.materials.filter(material => material.published && takes(material, fixing, style))
  return [...new Set(own.map(({ family }) => family))]
}

/** Whether a stock sign may hang outside. */
export const isOutdoor = ({ material }: StaticProduct, catalogue: Catalogue): boolean =>
  findMaterial(catalogue, material ?? '')?.outdoor === true
