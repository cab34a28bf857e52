import { uniteRects } from '@/lib/geometry/bounds'
import type { Path, Rect } from '@/lib/geometry/path'
import { clearance, contoursOf } from '@/lib/geometry/polygon'
import { distance } from '@/lib/geometry/trig'
import { kindOf } from '../elements/registry'
import type { Repair } from '../finding'
import type { Element } from '../model'
import type { Plate } from '../plate'
import type { SceneItem } from '../scene'
import type { ElementCheck } from './check'
import { below, hundredth, inkOf } from './measure'

const boundsOf = (items: readonly SceneItem[]): Rect | null =>
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
function distanceToEdge(items: readonly SceneItem[], plate: Plate): number {
  const bounds = boundsOf(items)
  if (!bounds) return Number.POSITIVE_INFINITY
  const box = toBox(bounds, plate)
  // What stands over the plate's very box needs no closer look, which takes long for what is large.
  if (box < 0) return box
  if (plate.shape === 'rect' && (plate.cornerMm === 0 || box >= plate.cornerMm)) return box
  const measure = plate.shape === 'round' || plate.shape === 'oval' ? toEllipse : toOutline
  return Math.min(box, ...items.map(item => measure(item.path, plate)))
}

/** Moved inside a rectangular plate, where it fits. */
function movedInside(element: Element, bounds: Rect | null, plate: Plate): Partial<Element> | null {
  if (!bounds || plate.shape !== 'rect' || plate.cornerMm > 0) return null
  const room = plate.securityMm
  const fits = bounds.width <= plate.widthMm - 2 * room && bounds.height <= plate.heightMm - 2 * room
  const box = kindOf(element).box(element)
  if (!fits || !box) return null
  const into = (start: number, span: number, whole: number) =>
    Math.min(Math.max(start, room), whole - room - span) - start
  const left = hundredth(box.left + into(bounds.left, bounds.width, plate.widthMm))
  const top = hundredth(box.top + into(bounds.top, bounds.height, plate.heightMm))
  return { position: { left, top } }
}

/** Ink stays on the plate, and out of the zone along its edge. */
export const edgeCheck: ElementCheck = {
  codes: ['design_outside_plate', 'design_security_zone'],
  run(element, { plate, scene }) {
    const items = inkOf(scene, element.id)
    const measured = distanceToEdge(items, plate)
    if (!below(measured, plate.securityMm)) return []
    const outside = below(measured, 0)
    return [
      {
        code: outside ? 'design_outside_plate' : 'design_security_zone',
        severity: outside ? 'block' : 'ask',
        measured: hundredth(measured),
        needed: plate.securityMm,
      },
    ]
  },
  repairs(element, _, { plate, scene }): Repair[] {
    const kept = kindOf(element).keepInside?.(element, plate)
    const patch = kept ?? movedInside(element, boundsOf(inkOf(scene, element.id)), plate)
    return patch ? [{ kind: 'change', elementId: element.id, patch }] : []
  },
}
