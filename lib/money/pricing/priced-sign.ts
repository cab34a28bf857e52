import type { Catalogue } from '@/lib/catalogue/catalogue'
import { findMask, findMaterial } from '@/lib/catalogue/lookup'
import type { Fixing, Material } from '@/lib/catalogue/signs'
import type { SignConfig } from '@/lib/product/sign/config'
import { madeOf } from '@/lib/product/sign/oversize'

import { resolveFixing } from './fixing-units'
import { MAX_PRICED_LENGTH_MM, MIN_PRICED_LENGTH_MM } from './limits'
import type { PriceFinding } from './result'

/** A sign's configuration with everything it names looked up. `material` is the one that is made and priced. */
export interface PricedSign {
  ok: true
  material: Material
  oversize: boolean
  fixing: Fixing
  units: number
}

function checkSize({ width, height }: SignConfig): PriceFinding | null {
  const bounds = { min: MIN_PRICED_LENGTH_MM, max: MAX_PRICED_LENGTH_MM }
  // The comparisons are false for NaN, which is meant to fail.
  const fits = (length: number) => length >= bounds.min && length <= bounds.max
  if (!fits(width)) return { ok: false, code: 'bad_size', subject: 'width', ...bounds }
  if (!fits(height)) return { ok: false, code: 'bad_size', subject: 'height', ...bounds }
  return null
}

/** Looks up what a sign is made of; the first name that the catalogue does not know, or an invalid size, fails. */
export function resolveSign(config: SignConfig, catalogue: Catalogue): PricedSign | PriceFinding {
  const badSize = checkSize(config)
  if (badSize) return badSize
  const chosen = findMaterial(catalogue, config.material)
  if (!chosen) return { ok: false, code: 'unknown_material', subject: config.material }
  if (!chosen.colors.some(color => color.slug === config.color)) {
    return { ok: false, code: 'unknown_color', subject: config.color }
  }
  const { mask } = config
  if (!('maskCustom' in mask) && !findMask(catalogue, mask.shape)) {
    return { ok: false, code: 'unknown_mask', subject: mask.shape }
  }
  const fixing = resolveFixing(config.fixing, catalogue)
  if (!fixing.ok) return fixing
  const material = madeOf(config, catalogue) ?? chosen
  return { ...fixing, material, oversize: material.isXXL }
}
