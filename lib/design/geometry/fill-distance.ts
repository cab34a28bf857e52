import type { Polyline } from './flatten'
import type { FillRule, Point } from './path'
import { segmentDistance, windingAt } from './polygon'

/**
 * How far a point is from what contours fill, in the unit of both; 0 within it. Contours are filled as if each were closed,
 * and have an edge where they are drawn.
 */
export function distanceFromFill(point: Point, contours: readonly Polyline[], fillRule: FillRule): number {
  const winding = windingAt(point, contours)
  // Each crossing changes the winding by one: it is odd where the number of crossings is.
  if (fillRule === 'evenodd' ? winding % 2 !== 0 : winding !== 0) return 0
  let nearest = Number.POSITIVE_INFINITY
  for (const { points, closed } of contours) {
    points.forEach((a, index) => {
      const b = points[index + 1] ?? (closed ? points[0] : undefined) ?? a
      nearest = Math.min(nearest, segmentDistance(point, a, b))
    })
  }
  return nearest
}
