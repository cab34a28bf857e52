import { type Box, boxesOverlap, roundMm } from '@/lib/design/geometry/box'
import type { Rect } from '@/lib/design/geometry/path'
import type { Ground } from './kind'

/** Places tried at most in each direction of a plate. */
const steps = 24

/**
 * Where a new box of a size comes to lie: the nearest place to the wanted one at which it keeps `margin` mm from what is
 * there already; the wanted one where there is no such place.
 */
export function clearPlace(
  wanted: Rect,
  margin: number,
  { plate, taken }: Ground,
): { left: number; top: number } {
  const { width, height } = wanted
  const space = plate.securityMm
  const across = plate.widthMm - 2 * space - width
  const down = plate.heightMm - 2 * space - height
  // What holds a sign covers what lies below it.
  const heads = plate.holes.map(({ x, y, visibleDiameter: edge }) => ({
    left: x - edge / 2,
    top: y - edge / 2,
    width: edge,
    height: edge,
    rotate: 0,
  }))
  const isClear = ({ left, top }: { left: number; top: number }) => {
    const own: Box = {
      left: left - margin,
      top: top - margin,
      width: width + 2 * margin,
      height: height + 2 * margin,
      rotate: 0,
    }
    return ![...taken, ...heads].some(box => boxesOverlap(own, box))
  }
  const away = (place: { left: number; top: number }) =>
    (place.left - wanted.left) ** 2 + (place.top - wanted.top) ** 2
  const places = [{ left: wanted.left, top: wanted.top }]
  for (let row = 0; across >= 0 && down >= 0 && row <= steps; row += 1) {
    for (let column = 0; column <= steps; column += 1) {
      places.push({ left: space + (across * column) / steps, top: space + (down * row) / steps })
    }
  }
  const found = places.toSorted((a, b) => away(a) - away(b)).find(isClear) ?? wanted
  return { left: roundMm(found.left), top: roundMm(found.top) }
}
