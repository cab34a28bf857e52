import { countPoints, flattenPath, type Polyline } from './flatten'
import type { Path, Point, Rect } from './path'
import { distance } from './trig'

const flattened = new WeakMap<Path, Polyline[]>()

/** How far measured contours are from the path at most, in mm. */
const toleranceMm = 0.05

/** How many points the path's contours have, without making them. */
export const countContourPoints = (path: Path): number => countPoints(path, toleranceMm)

/** The path's contours to a twentieth of a mm: fine enough to measure distances. Made once a path. */
export function contoursOf(path: Path): readonly Polyline[] {
  const known = flattened.get(path)
  if (known) return known
  const contours = flattenPath(path, toleranceMm)
  flattened.set(path, contours)
  return contours
}

/** How far along a segment its point nearest to another lies, from 0 to 1. */
function alongSegment(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const length = dx * dx + dy * dy
  return length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length))
}

function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const t = alongSegment(p, a, b)
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) }
}

/** The distance of a point from the nearest point of a segment, in the unit of both. */
export function segmentDistance(p: Point, a: Point, b: Point): number {
  const t = alongSegment(p, a, b)
  return distance(p.x - a.x - t * (b.x - a.x), p.y - a.y - t * (b.y - a.y))
}

/** How often contours wind around a point. */
export function windingAt(point: Point, contours: readonly Polyline[]): number {
  let winding = 0
  for (const { points } of contours) {
    points.forEach((a, index) => {
      const b = points[(index + 1) % points.length] ?? a
      const side = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
      if (a.y <= point.y && b.y > point.y && side > 0) winding += 1
      else if (a.y > point.y && b.y <= point.y && side < 0) winding -= 1
    })
  }
  return winding
}

/** Whether a point is inside contours by the non-zero rule: a hole runs the other way round. */
export const isInside = (point: Point, contours: readonly Polyline[]): boolean =>
  windingAt(point, contours) !== 0

/** Distance from a point to an outline's edge in mm; negative outside of it. */
export function clearance(point: Point, contours: readonly Polyline[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const { points } of contours) {
    points.forEach((a, index) => {
      const b = points[(index + 1) % points.length] ?? a
      nearest = Math.min(nearest, segmentDistance(point, a, b))
    })
  }
  return isInside(point, contours) ? nearest : -nearest
}

/** The nearest edge: how far inside of it a point is (negative outside), and the direction, of length 1, that leads further in. */
export function nearestEdge(point: Point, contours: readonly Polyline[]): { inside: number; inward: Point } {
  let nearest = Number.POSITIVE_INFINITY
  let segment: readonly [Point, Point] | null = null
  for (const { points } of contours) {
    points.forEach((a, index) => {
      const b = points[(index + 1) % points.length] ?? a
      const apart = segmentDistance(point, a, b)
      if (apart < nearest) {
        nearest = apart
        segment = [a, b]
      }
    })
  }
  const from = segment ? nearestOnSegment(point, ...(segment as [Point, Point])) : point
  const sign = isInside(point, contours) ? 1 : -1
  const unit = nearest > 0 ? sign / nearest : 0
  return { inside: sign * nearest, inward: { x: (point.x - from.x) * unit, y: (point.y - from.y) * unit } }
}

/** Whether a segment and a rectangle share more than an edge. */
function segmentCrossesRect(a: Point, b: Point, rect: Rect): boolean {
  let from = 0
  let to = 1
  const clip = (start: number, delta: number, low: number, high: number): boolean => {
    if (delta === 0) return start > low && start < high
    const first = (low - start) / delta
    const second = (high - start) / delta
    from = Math.max(from, Math.min(first, second))
    to = Math.min(to, Math.max(first, second))
    return true
  }
  const x = clip(a.x, b.x - a.x, rect.left, rect.left + rect.width)
  const y = clip(a.y, b.y - a.y, rect.top, rect.top + rect.height)
  return x && y && to - from > 1e-6
}

/** Whether a filled path covers any part of a rectangle. */
export function pathMeetsRect(path: Path, rect: Rect): boolean {
  const contours = contoursOf(path)
  const crosses = contours.some(({ points }) =>
    points.some((a, index) => segmentCrossesRect(a, points[(index + 1) % points.length] ?? a, rect)),
  )
  const centre = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
  return crosses || isInside(centre, contours)
}

/** Whether a filled path comes nearer to a point than a radius. */
export function pathMeetsCircle(path: Path, centre: Point, radius: number): boolean {
  return clearance(centre, contoursOf(path)) > -radius
}
