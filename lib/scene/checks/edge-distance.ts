import { uniteRects } from '@/lib/geometry/bounds'
import type { Path, Rect } from '@/lib/geometry/path'
import { clearance, contoursOf } from '@/lib/geometry/polygon'
import { distance } from '@/lib/geometry/trig'
import type { Plate } from '../plate'
import type { SceneItem } from '../scene'

/** Something drawn, as far as its distance to the edge goes. */
export type Drawn = Pick<SceneItem, 'path' | 'bounds'>

/** The upright box around what is drawn, mm. */
export const boundsOf = (items: readonly Drawn[]): Rect | null =>
  items.reduce<Rect | null>((sum, item) => uniteRects(sum, item.bounds), null)

function toBox(bounds: Rect, plate: Plate): number {
  return Math.min(
    bounds.left,
    bounds.top,
    plate.widthMm - bounds.left - bounds.width,
    plate.heightMm - bounds.top - bounds.height,
  )
}

/** Distance to an ellipse's edge, to first order, which is exact for a circle. */
function toEllipse(path: Path, plate: Plate): number {
  const a = plate.widthMm / 2
  const b = plate.heightMm / 2
  let nearest = Number.POSITIVE_INFINITY
  for (const { points } of contoursOf(path)) {
    for (const point of points) {
      const x = point.x - a
      const y = point.y - b
      const f = distance(x / a, y / b)
      const slope = f === 0 ? 1 : distance(x / (a * a), y / (b * b)) / f
      nearest = Math.min(nearest, (1 - f) / slope)
    }
  }
  return nearest
}

/** Distances measured at most for one path; a customer's own outline may have thousands of points. */
const maxMeasures = 5_000_000

function toOutline(path: Path, plate: Plate): number {
  const edge = contoursOf(plate.outline)
  const ink = contoursOf(path).flatMap(line => line.points)
  const segments = edge.reduce((sum, line) => sum + line.points.length, 0)
  const stride = Math.max(1, Math.ceil((ink.length * segments) / maxMeasures))
  let nearest = Number.POSITIVE_INFINITY
  for (let index = 0; index < ink.length; index += stride) {
    const point = ink[index]
    if (point) nearest = Math.min(nearest, clearance(point, edge))
  }
  return nearest
}

/** The smallest distance from the ink to the plate's edge, in mm; negative where it stands over it. */
export function distanceToEdge(items: readonly Drawn[], plate: Plate): number {
  const bounds = boundsOf(items)
  if (!bounds) return Number.POSITIVE_INFINITY
  const box = toBox(bounds, plate)
  // What stands over the plate's very box needs no closer look, which takes long for what is large.
  if (box < 0) return box
  if (plate.shape === 'rect' && (plate.cornerMm === 0 || box >= plate.cornerMm)) return box
  const measure = plate.shape === 'round' || plate.shape === 'oval' ? toEllipse : toOutline
  return Math.min(box, ...items.map(item => measure(item.path, plate)))
}
