import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMaterial } from '@/lib/catalogue/lookup'
import { applyChoice, type SignChoice } from '@/lib/product/sign/choice'
import type { SignConfig } from '@/lib/product/sign/config'
import { normaliseSignConfig } from '@/lib/product/sign/normalise'
import { oversize } from '@/lib/product/sign/oversize'

/** The two ways to go on where a sign would become a large format (SIGN-20). */
export interface LargeFormatChoice {
  /** The largest that stays in the material that was chosen. */
  kept: SignConfig
  /** What was asked for, as the large format can be made: what it does not take has fallen away (SIGN-21). */
  large: SignConfig
}

const sides = ['width', 'height'] as const

/** The sign within what its own material is made in; mm. From the threshold on it is oversize already. */
function withinOwn(config: SignConfig, catalogue: Catalogue): SignConfig {
  const material = findMaterial(catalogue, config.material)
  if (!material) return config
  const { maxSize, tresholdXXL } = material
  const most = (side: (typeof sides)[number]) =>
    Math.min(maxSize[side], tresholdXXL ? tresholdXXL[side] - 1 : Number.POSITIVE_INFINITY)
  const size = Object.fromEntries(sides.map(side => [side, Math.min(config[side], most(side))]))
  return normaliseSignConfig({ ...config, ...size }, catalogue).config
}

/**
 * Whether a choice moves a sign to a large format that it does not have yet: then a person decides between `kept` and
 * `large`. Null where that does not happen, or where the large format is not available as requested.
 */
export function largeFormatChoice(
  config: SignConfig,
  choice: SignChoice,
  catalogue: Catalogue,
): LargeFormatChoice | null {
  const wanted = applyChoice(config, choice, catalogue)
  const large = normaliseSignConfig(wanted, catalogue).config
  const format = oversize(large, catalogue).material
  if (!format || format.name === oversize(config, catalogue).material?.name) return null
  if (large.material !== wanted.material || sides.some(side => large[side] !== wanted[side])) return null
  const kept = withinOwn(wanted, catalogue)
  return { kept: oversize(kept, catalogue).material ? config : kept, large }
}
