import { roundMm } from '@/lib/geometry/box'
import type { Plate } from '../../plate'
import type { BorderElement } from './schema'

export type BorderConfig = BorderElement['config']

/** A border's config with a change, its width within what the style and the plate allow, in mm. */
export function changedBorder(
  config: BorderConfig,
  change: Partial<BorderConfig>,
  plate: Plate,
): BorderConfig {
  const wanted = { ...config, ...change }
  const min = plate.border.minMm[wanted.style]
  return { ...wanted, width: roundMm(Math.min(plate.border.maxMm, Math.max(min, wanted.width))) }
}
