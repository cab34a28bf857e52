import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial } from '@/lib/catalogue/lookup'
import type { SignConfig } from '@/lib/product/sign/config'
import { noFixing } from '@/lib/product/sign/fixings'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { sizeRange } from '@/lib/product/sign/size-range'

/** A sign as small as the rules let it be, its width first or its height. */
function smallest(
  config: SignConfig,
  axes: readonly ('width' | 'height')[],
  catalogue: Catalogue,
): SignConfig {
  const sign = { ...config }
  for (const axis of axes) sign[axis] = sizeRange(sign, axis, catalogue).min
  return sign
}

/**
 * The barest signs of a material, one in each available colour: smallest, uncut, without finish or fixing. All
 * are valid; the cheapest sign of the material is among them, since size and everything chosen beyond it only adds.
 */
export function barestSigns(config: SignConfig, catalogue: Catalogue): SignConfig[] {
  const colors = findMaterial(catalogue, config.material)?.colors.filter(color => !color.outOfStock) ?? []
  return colors.flatMap(({ slug: color }) => {
    const bare: SignConfig = {
      material: config.material,
      width: config.width,
      height: config.height,
      color,
      mask: { shape: catalogue.materials.defaultMask },
      finishes: {},
      fixing: { name: noFixing, options: {} },
    }
    const { config: valid } = normaliseSignConfig(bare, catalogue)
    return [smallest(valid, ['width', 'height'], catalogue), smallest(valid, ['height', 'width'], catalogue)]
  })
}
