import type { Rect } from '@/lib/design/geometry/path'
import type { Plate } from './plate'
import { plateRegion } from './region'

/** A size whose ratio counts alone. */
interface Ratio {
  width: number
  height: number
}

/** Air between what stands in the plate and its window, in mm. */
const windowAir = 0.4
/** The scale is found to less than a thousandth of the plate. */
const halvings = 12

/** The parts of a plate above and below the window of a dater, largest first; the whole of it where it has none. */
function bandsOf({ widthMm, heightMm, keepOut }: Plate): Rect[] {
  if (!keepOut) return [{ left: 0, top: 0, width: widthMm, height: heightMm }]
  const above = { left: 0, top: 0, width: widthMm, height: keepOut.top - windowAir }
  const top = keepOut.top + keepOut.height + windowAir
  const below = { left: 0, top, width: widthMm, height: heightMm - top }
  return [above, below].filter(({ height }) => height > 0).sort((a, b) => b.height - a.height)
}

/** How far the heads of screws reach in from the left and right edge, in mm; lines stand beside those in the middle. */
function headReach({ holes, widthMm }: Plate): number {
  const reach = holes.map(({ x, visibleDiameter }) => Math.min(x, widthMm - x) + visibleDiameter / 2)
  return Math.max(0, ...reach.filter(one => one < widthMm / 4))
}

/**
 * The largest box of a ratio in which something may be engraved, in mm, in the middle of its part of the plate: within
 * the security zone, the plate's own outline and its screws, above or below the window of a dater (DESIGN-6).
 */
export function writingArea(plate: Plate, ratio: Ratio): Rect {
  const { securityMm, widthMm } = plate
  const region = plateRegion(plate, securityMm)
  const side = Math.max(securityMm, headReach(plate))
  const boxes = bandsOf(plate).map(band => {
    const upper = Math.max(securityMm, band.top)
    const lower = Math.min(plate.heightMm - securityMm, band.top + band.height)
    const [x, y] = [widthMm / 2, (upper + lower) / 2]
    const boxAt = (scale: number): Rect => {
      const [width, height] = [ratio.width * scale, ratio.height * scale]
      return { left: x - width / 2, top: y - height / 2, width, height }
    }
    const fits = ({ left, top, width, height }: Rect) => {
      const span = region(top, top + height)
      return span !== null && left >= span.left && left + width <= span.right
    }
    const most = Math.min((widthMm - 2 * side) / ratio.width, (lower - upper) / ratio.height)
    let [low, high] = [0, most]
    if (fits(boxAt(most))) low = most
    for (let step = 0; step < halvings && low < most; step += 1) {
      const middle = (low + high) / 2
      if (fits(boxAt(middle))) low = middle
      else high = middle
    }
    return boxAt(low)
  })
  return boxes.reduce((best, box) => (box.width > best.width ? box : best))
}
