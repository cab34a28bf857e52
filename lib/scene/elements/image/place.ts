import { roundMm } from '@/lib/geometry/box'
import type { Plate } from '../../plate'
import { writingArea } from '../../writing-area'

/** How much of the plate an own picture takes at first: it is what its owner came for. */
const ownShare = 0.8

interface Ratio {
  width: number
  height: number
}

/** A box of a width about the middle of an area, in mm. */
function placed(area: { left: number; top: number } & Ratio, width: number, height: number) {
  const left = area.left + (area.width - width) / 2
  const top = area.top + (area.height - height) / 2
  return {
    position: { left: roundMm(left), top: roundMm(top) },
    size: { width: roundMm(width), height: roundMm(height) },
  }
}

/**
 * Where a new own picture comes to lie: in the middle of the writing area, as large as it takes, in its own ratio; in mm.
 * @param widthMm how wide it really is, where that is known: it keeps this size as long as the area takes it
 */
export function ownPlace(plate: Plate, ratio: Ratio, widthMm?: number) {
  const area = writingArea(plate, ratio)
  const usual = Math.min(plate.widthMm / ratio.width, plate.heightMm / ratio.height) * ownShare * ratio.width
  const width = Math.min(area.width, widthMm ?? usual)
  return placed(area, width, (width * ratio.height) / ratio.width)
}
