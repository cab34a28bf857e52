import type { Point } from '@/lib/design/geometry/path'

/** Twice the area of a triangle: positive where `c` lies to the right of the way from `a` to `b` (y downwards). */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const isBetween = (p: Point, a: Point, b: Point): boolean =>
  p.x >= Math.min(a.x, b.x) &&
  p.x <= Math.max(a.x, b.x) &&
  p.y >= Math.min(a.y, b.y) &&
  p.y <= Math.max(a.y, b.y)

/** Whether two segments share a point. */
function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [ofC, ofD, ofA, ofB] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)]
  if (((ofC > 0 && ofD < 0) || (ofC < 0 && ofD > 0)) && ((ofA > 0 && ofB < 0) || (ofA < 0 && ofB > 0)))
    return true
  return (
    (ofC === 0 && isBetween(c, a, b)) ||
    (ofD === 0 && isBetween(d, a, b)) ||
    (ofA === 0 && isBetween(a, c, d)) ||
    (ofB === 0 && isBetween(b, c, d))
  )
}

/** Whether the way from `a` by `b` to `c` runs back over itself. */
const foldsBack = (a: Point, b: Point, c: Point): boolean =>
  turn(a, b, c) === 0 && (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0

/** A polygon without corners that stand in the same place as the one before. */
function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[(index + points.length - 1) % points.length]
    return !before || before.x !== point.x || before.y !== point.y
  })
}

/** Whether a closed polygon is simple, by comparing each side with each other one. */
export function isSimplePairwise(corners: readonly Point[]): boolean {
  const points = withoutRepeats(corners)
  const count = points.length
  if (count < 3) return false
  const corner = (index: number): Point => points[index % count] ?? { x: 0, y: 0 }
  return points.every((a, one) => {
    const b = corner(one + 1)
    if (foldsBack(a, b, corner(one + 2))) return false
    return points.every((c, other) => {
      const apart = Math.abs(other - one)
      return apart < 2 || apart === count - 1 || !segmentsMeet(a, b, c, corner(other + 1))
    })
  })
}
