import { roundMm } from '@/lib/geometry/box'
import type { Plate } from '../../plate'
import { centredBox } from '../kind'

/** How much of the plate an own picture takes at first: it is what its owner came for. */
const ownShare = 0.8

/** Where a new own picture comes to lie: in the middle of the plate, as large as it takes, in its own ratio; in mm. */
export function ownPlace(plate: Plate, ratio: { width: number; height: number }) {
  const { width, height } = ratio
  const scale = Math.min((plate.widthMm * ownShare) / width, (plate.heightMm * ownShare) / height)
  const box = centredBox(plate, width * scale, height * scale)
  return {
    position: { left: roundMm(box.left), top: roundMm(box.top) },
    size: { width: roundMm(box.width), height: roundMm(box.height) },
  }
}
