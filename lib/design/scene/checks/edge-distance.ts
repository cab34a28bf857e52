import { uniteRects } from '@/lib/design/geometry/bounds'
import { clearanceTo } from '@/lib/design/geometry/edge-index'
import type { Path, Point, Rect } from '@/lib/design/geometry/path'
import { contoursOf } from '@/lib/design/geometry/polygon'
import { distance } from '@/lib/design/geometry/trig'
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

/** Far more than what rounding does to a distance, in mm. */
const sureMm = 1e-6

/** The smallest distance of a path's points, at most `most`. */
function toOutline(path: Path, plate: Plate, most: number): number {
  const edge = contoursOf(plate.outline)
  const ink = contoursOf(path).flatMap(line => line.points)
  const segments = edge.reduce((sum, line) => sum + line.points.length, 0)
  const stride = Math.max(1, Math.ceil((ink.length * segments) / maxMeasures))
  const clearanceAt = clearanceTo(edge)
  let nearest = most
  let measured: { at: Point; space: number } | null = null
  for (let index = 0; index < ink.length; index += stride) {
    const at = ink[index]
    if (!at) continue
    // The distances of two points to the edge differ at most by the distance between the points.
    if (measured && measured.space - distance(at.x - measured.at.x, at.y - measured.at.y) > nearest + sureMm)
      continue
    measured = { at, space: clearanceAt(at) }
    nearest = Math.min(nearest, measured.space)
  }
  return nearest
}

/** The smallest distance of several, at most `most`: what lies further inside by its very box is not measured. */
function allToOutline(items: readonly Drawn[], plate: Plate, most: number): number {
  const clearanceAt = clearanceTo(contoursOf(plate.outline))
  return items.reduce((nearest, { path, bounds }) => {
    if (!bounds) return nearest
    const { left, top, width, height } = bounds
    const middle = clearanceAt({ x: left + width / 2, y: top + height / 2 })
    // No point of the box is nearer to the edge than its middle by more than half its diagonal.
    if (middle - distance(width, height) / 2 > nearest + sureMm) return nearest
    return toOutline(path, plate, nearest)
  }, most)
}

/** The smallest distance from the ink to the plate's edge, in mm; negative where it stands over it. */
export function distanceToEdge(items: readonly Drawn[], plate: Plate): number {
  const bounds = boundsOf(items)
  if (!bounds) return Number.POSITIVE_INFINITY
  const box = toBox(bounds, plate)
  // An outline beyond the plate's box needs no closer measurement, which takes long for large outlines.
  if (box < 0) return box
  if (plate.shape === 'rect' && (plate.cornerMm === 0 || box >= plate.cornerMm)) return box
  if (plate.shape !== 'round' && plate.shape !== 'oval') return allToOutline(items, plate, box)
  return items.reduce((nearest, item) => Math.min(nearest, toEllipse(item.path, plate)), box)
}
