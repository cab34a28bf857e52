import type { Polyline } from './flatten'
import type { Point } from './path'
import { segmentDistance } from './polygon'
import { distance } from './trig'

/** The least box around places, upright and askew: `sum` is x + y, `less` is x − y. */
interface Bounds {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly sumFrom: number
  readonly sumTo: number
  readonly lessFrom: number
  readonly lessTo: number
}

/** Sides of a contour that follow each other: a few, or two halves. */
interface Stretch {
  readonly bounds: Bounds
  /** Where the stretch begins and ends. */
  readonly from: Point
  readonly to: Point
  readonly sides: readonly (readonly [Point, Point])[]
  readonly halves: readonly [Stretch, Stretch] | null
}

/** Sides that are measured one by one. */
const fewSides = 4
/** Far more than what rounding does to a place, in mm, and far less than what is measured. */
const sureMm = 1e-6

const boundsOfPoint = ({ x, y }: Point): Bounds => ({
  left: x,
  right: x,
  top: y,
  bottom: y,
  sumFrom: x + y,
  sumTo: x + y,
  lessFrom: x - y,
  lessTo: x - y,
})

const around = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
  sumFrom: Math.min(a.sumFrom, b.sumFrom),
  sumTo: Math.max(a.sumTo, b.sumTo),
  lessFrom: Math.min(a.lessFrom, b.lessFrom),
  lessTo: Math.max(a.lessTo, b.lessTo),
})

function stretchOf(sides: readonly (readonly [Point, Point])[], from: Point, to: Point): Stretch {
  if (sides.length <= fewSides) {
    const bounds = sides.flat().map(boundsOfPoint).reduce(around, boundsOfPoint(from))
    return { bounds, from, to, sides, halves: null }
  }
  const middle = sides.length >> 1
  const between = sides[middle]?.[0] ?? from
  const first = stretchOf(sides.slice(0, middle), from, between)
  const second = stretchOf(sides.slice(middle), between, to)
  return { bounds: around(first.bounds, second.bounds), from, to, sides: [], halves: [first, second] }
}

function stretchOfContour({ points }: Polyline): Stretch[] {
  const [start] = points
  if (!start) return []
  return [
    stretchOf(
      points.map((a, index) => [a, points[(index + 1) % points.length] ?? a]),
      start,
      start,
    ),
  ]
}

/** No side of a stretch is nearer than this. */
function leastDistance({ bounds }: Stretch, { x, y }: Point): number {
  const upright = distance(
    Math.max(bounds.left - x, x - bounds.right, 0),
    Math.max(bounds.top - y, y - bounds.bottom, 0),
  )
  const [sum, less] = [x + y, x - y]
  const askew = Math.max(
    bounds.sumFrom - sum,
    sum - bounds.sumTo,
    bounds.lessFrom - less,
    less - bounds.lessTo,
  )
  return Math.max(upright, askew * Math.SQRT1_2)
}

/** The distance of the nearest side, where one is nearer than `nearest`. */
function nearestIn(stretch: Stretch, point: Point, nearest: number): number {
  if (leastDistance(stretch, point) > nearest + sureMm) return nearest
  if (!stretch.halves)
    return stretch.sides.reduce((least, [a, b]) => Math.min(least, segmentDistance(point, a, b)), nearest)
  const [one, other] = stretch.halves
  const [first, second] =
    leastDistance(one, point) <= leastDistance(other, point) ? [one, other] : [other, one]
  return nearestIn(second, point, nearestIn(first, point, nearest))
}

/** How often a way from `a` to `b` that is wholly to the right of a point winds around it. */
function turnAround({ y }: Point, a: Point, b: Point): number {
  if (a.y <= y && b.y > y) return 1
  return a.y > y && b.y <= y ? -1 : 0
}

/** How often a stretch winds around a point: what crosses the point's height to its right. */
function windingIn(stretch: Stretch, point: Point): number {
  const { from, to, sides, halves } = stretch
  const { left, top, right, bottom } = stretch.bounds
  if (point.y < top || point.y > bottom || point.x > right + sureMm) return 0
  if (point.x < left - sureMm) return turnAround(point, from, to)
  if (halves) return windingIn(halves[0], point) + windingIn(halves[1], point)
  return sides.reduce((sum, [a, b]) => {
    const turn = turnAround(point, a, b)
    const side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    return turn * side > 0 ? sum + turn : sum
  }, 0)
}

const known = new WeakMap<readonly Polyline[], readonly Stretch[]>()

function stretchesOf(contours: readonly Polyline[]): readonly Stretch[] {
  const made = known.get(contours)
  if (made) return made
  const stretches = contours.flatMap(stretchOfContour)
  known.set(contours, stretches)
  return stretches
}

/** Whether points are inside contours: what `isInside` answers, for many points of the same ones. */
export function insideOf(contours: readonly Polyline[]): (point: Point) => boolean {
  const stretches = stretchesOf(contours)
  return point => stretches.reduce((sum, stretch) => sum + windingIn(stretch, point), 0) !== 0
}

/**
 * The distance of points to an outline's edge in mm, negative outside of it: what `clearance` answers, for many points of
 * one outline. A point is measured against the sides near it: an outline may have thousands.
 */
export function clearanceTo(contours: readonly Polyline[]): (point: Point) => number {
  const stretches = stretchesOf(contours)
  const isInside = insideOf(contours)
  return point => {
    const nearest = stretches.reduce(
      (least, stretch) => nearestIn(stretch, point, least),
      Number.POSITIVE_INFINITY,
    )
    return isInside(point) ? nearest : -nearest
  }
}
