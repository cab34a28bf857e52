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
  const ofC = turn(a, b, c)
  const ofD = turn(a, b, d)
  const ofA = turn(c, d, a)
  const ofB = turn(c, d, b)
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
  /** Where it begins and ends along the way that sides are swept, in any unit. */
  start: number
  end: number
}

interface Way {
  readonly x: number
  readonly y: number
}

/** The ways that sides may be swept along, an eighth of a half turn apart; they need no length. */
const ways: readonly Way[] = [
  { x: 1, y: 0 },
  { x: 5, y: 2 },
  { x: 1, y: 1 },
  { x: 2, y: 5 },
  { x: 0, y: 1 },
  { x: -2, y: 5 },
  { x: -1, y: 1 },
  { x: -5, y: 2 },
]

const along = ({ x, y }: Point, way: Way): number => x * way.x + y * way.y

/** More than what rounding does to a place along a way, as a share of the furthest one. */
const slackShare = 1e-9

const sideOf = (from: Point, to: Point, index: number, way: Way, slack: number): Side => ({
  from,
  to,
  index,
  left: Math.min(from.x, to.x),
  right: Math.max(from.x, to.x),
  top: Math.min(from.y, to.y),
  bottom: Math.max(from.y, to.y),
  start: Math.min(along(from, way), along(to, way)) - slack,
  end: Math.max(along(from, way), along(to, way)) + slack,
})

/** How many pairs of sides overlap along a way. */
function countPairs(points: readonly Point[], way: Way): number {
  const places = Float64Array.from(points, point => along(point, way))
  const next = (index: number): number => places[(index + 1) % places.length] ?? 0
  const starts = places.map((place, index) => Math.min(place, next(index))).sort()
  const ends = places.map((place, index) => Math.max(place, next(index))).sort()
  let ended = 0
  let pairs = 0
  starts.forEach((start, begun) => {
    while ((ends[ended] ?? start) < start) ended += 1
    pairs += begun - ended
  })
  return pairs
}

/** The direction along which the fewest sides overlap: neighbouring teeth, at any angle, follow each other across it. */
function bestWay(points: readonly Point[]): Way {
  let best: Way = { x: 1, y: 0 }
  let fewest = Number.POSITIVE_INFINITY
  for (const way of ways) {
    const pairs = countPairs(points, way)
    if (pairs >= fewest) continue
    fewest = pairs
    best = way
    // So few that counting takes longer than comparing them.
    if (pairs <= 8 * points.length) break
  }
  return best
}

/** The sides of a polygon, with their places along the best way. */
function sidesOf(points: readonly Point[]): Side[] {
  const way = bestWay(points)
  const furthest = Math.max(...points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))))
  const slack = slackShare * furthest
  return points.map((from, index) =>
    sideOf(from, points[(index + 1) % points.length] ?? from, index, way, slack),
  )
}

/** A polygon without corners that stand in the same place as the one before. */
function withoutRepeats(points: readonly Point[]): Point[] {
  return points.filter((point, index) => {
    const before = points[(index + points.length - 1) % points.length]
    return !before || before.x !== point.x || before.y !== point.y
  })
}

/**
 * Whether a closed polygon is simple: at least three corners, and no side that crosses, touches or runs back over
 * another one. Sides are compared along the way that tells them apart best, each with those whose box overlaps its own.
 */
export function isSimplePolygon(corners: readonly Point[]): boolean {
  const points = withoutRepeats(corners)
  const count = points.length
  if (count < 3) return false
  const sides = sidesOf(points)
  for (const { from, to, index } of sides) {
    const next = sides[(index + 1) % count]
    if (next && foldsBack(from, to, next.to)) return false
  }
  let open: Side[] = []
  for (const side of [...sides].sort((a, b) => a.start - b.start)) {
    open = open.filter(other => other.end >= side.start)
    for (const other of open) {
      if (other.right < side.left || other.left > side.right) continue
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
