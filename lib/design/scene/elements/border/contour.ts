import { ellipsePath, roundedRectPath } from '@/lib/design/geometry/figures'
import type { Path, Rect } from '@/lib/design/geometry/path'
import { boxToBox, transformPath } from '@/lib/design/geometry/transform'
import type { Plate } from '../../plate'
import type { BorderElement } from './schema'

function insetBox(plate: Plate, inset: number): Rect | null {
  const width = plate.widthMm - 2 * inset
  const height = plate.heightMm - 2 * inset
  return width > 0 && height > 0 ? { left: inset, top: inset, width, height } : null
}

/** The radius of a border's outer corners in mm: its own percentage, at least the plate's corner. */
export function outerRadius(plate: Plate, config: BorderElement['config']): number {
  const box = insetBox(plate, config.offset)
  if (!box) return 0
  const own = ((config.radius / 100) * Math.min(box.width, box.height)) / 2
  return Math.max(own, plate.cornerMm - config.offset, 0)
}

/**
 * The closed line at a distance from the plate's edge, clockwise; `null` where nothing is left inside it. It
 * follows round and oval plates; in a cut-out plate it is the edge made smaller.
 */
export function contourAt(plate: Plate, config: BorderElement['config'], inset: number): Path | null {
  const box = insetBox(plate, inset)
  if (!box) return null
  if (plate.shape === 'round' || plate.shape === 'oval') return ellipsePath(box)
  if (plate.shape === 'mask') {
    const whole = { left: 0, top: 0, width: plate.widthMm, height: plate.heightMm }
    return transformPath(boxToBox(whole, box), plate.outline)
  }
  return roundedRectPath(box, Math.max(0, outerRadius(plate, config) - (inset - config.offset)))
}
