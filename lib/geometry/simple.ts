import type { Point } from './path'

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

interface Side {
  from: Point
  to: Point
  index: number
  left: number
  right: number
  top: number
  bottom: number
}

const sideOf = (from: Point, to: Point, index: number): Side => ({
  from,
  to,
  index,
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
})

/** A polygon without corners that stand in the same place as the one before. */
function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[(index + points.length - 1) % points.length]
    return !before || before.x !== point.x || before.y !== point.y
  })
}

/**
 * Whether a closed polygon is simple: at least three corners, and no side that crosses, touches or runs back over
 * another one. Sides are compared from left to right, each with those that overlap it in both axes.
 */
export function isSimplePolygon(corners: readonly Point[]): boolean {
  const points = withoutRepeats(corners)
  const count = points.length
  if (count < 3) return false
  const sides = points.map((from, index) => sideOf(from, points[(index + 1) % count] ?? from, index))
  for (const { from, to, index } of sides) {
    const next = sides[(index + 1) % count]
    if (next && foldsBack(from, to, next.to)) return false
  }
  let open: Side[] = []
  for (const side of [...sides].sort((a, b) => a.left - b.left)) {
    open = open.filter(other => other.right >= side.left)
    for (const other of open) {
      if (other.bottom < side.top || other.top > side.bottom) continue
      const apart = Math.abs(other.index - side.index)
      if (apart === 1 || apart === count - 1) continue
      if (segmentsMeet(side.from, side.to, other.from, other.to)) return false
    }
    open.push(side)
  }
  return true
}

/** The area of a simple polygon. */
export function areaOf(points: readonly Point[]): number {
  let doubled = 0
  let a = points[points.length - 1]
  for (const b of points) {
    if (a) doubled += a.x * b.y - b.x * a.y
    a = b
  }
  return Math.abs(doubled / 2)
}
