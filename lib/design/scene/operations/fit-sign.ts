import type { SignConfig } from '@/lib/product/sign/config'
import { signSlug } from '@/lib/product/sign/slug'
import type { SignDesign } from '../model'
import { takeTemplate } from './template'

/**
 * A sign's design laid on a sign of another config, as large as it fits and in the middle.
 * @param config already normalised
 * @param modelName the material's title
 */
export function fitSign(design: SignDesign, config: SignConfig, modelName: string): SignDesign {
  const plate = (size: { width: number; height: number }) => ({
    widthMm: size.width,
    heightMm: size.height,
  })
  const modelId = signSlug(config.material)
  const fitted = takeTemplate(design, plate(config), design, plate(design.config))
  return { ...design, config, slug: modelId, modelId, modelName, elements: fitted.elements }
}
