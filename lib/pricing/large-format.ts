import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { Material } from '@/lib/catalogue/signs'
import type { SignConfig } from '@/lib/sign/config'

const takes = ({ minSize, maxSize }: Material, { width, height }: SignConfig): boolean =>
  width >= minSize.width &&
  height >= minSize.height &&
  width * height >= minSize.surface &&
  width <= maxSize.width &&
  height <= maxSize.height

const isOversize = ({ tresholdXXL, maxSize }: Material, { width, height }: SignConfig): boolean =>
  width > maxSize.width ||
  height > maxSize.height ||
  (tresholdXXL !== null && (width >= tresholdXXL.width || height >= tresholdXXL.height))

/**
 * The material that is made and priced: the large format that an oversize sign maps to, else the chosen one
 * (product decisions §12, Signs). A plate of a multi-plate support is never mapped.
 */
export function pricedMaterial(
  config: SignConfig,
  chosen: Material,
  catalogue: Catalogue,
): Material | undefined {
  if (config.configSupport || !chosen.allowXXL || !chosen.xxlMaterial || !isOversize(chosen, config)) {
    return chosen
  }
  const large = findMaterial(catalogue, chosen.xxlMaterial)
  return large && !takes(large, config) ? chosen : large
}
