import { roundMm } from '@/lib/design/geometry/box'
import type { Plate } from '../../plate'
import type { BorderElement } from './schema'

export type BorderConfig = BorderElement['config']

/**
 * The largest radius of a border's corners, in percent of half the shorter side: that at which its inner corner has the
 * radius that the plate allows (STAMP-8, SIGN-33). Where a border follows a curved edge its radius is idle.
 */
export function largestRadius({ width, offset }: BorderConfig, plate: Plate): number {
  const half = Math.min(plate.widthMm, plate.heightMm) / 2 - offset
  if (plate.shape !== 'rect' || half <= 0) return 100
  return Math.min(100, Math.floor(((plate.border.innerRadiusMm + width) / half) * 100))
}

/** A border's config with a change, its width (mm) and its corners within what the style and the plate allow. */
export function changedBorder(
  config: BorderConfig,
  change: Partial<BorderConfig>,
  plate: Plate,
): BorderConfig {
  const wanted = { ...config, ...change }
  const min = plate.border.minMm[wanted.style]
  const width = roundMm(Math.min(plate.border.maxMm, Math.max(min, wanted.width)))
  const next = { ...wanted, width }
  return { ...next, radius: Math.min(next.radius, largestRadius(next, plate)) }
}
