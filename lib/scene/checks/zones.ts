import { uniteRects } from '@/lib/geometry/bounds'
import type { Path, Rect } from '@/lib/geometry/path'
import { clearance, contoursOf, pathMeetsRect } from '@/lib/geometry/polygon'
import { distance } from '@/lib/geometry/trig'
import { kindOf } from '../elements/registry'
import type { Finding, Repair } from '../finding'
import type { Element } from '../model'
import type { Plate } from '../plate'
import type { SceneItem } from '../scene'
import { below, type CheckContext, hundredth, inkOf } from './context'

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
export function distanceToEdge(items: readonly SceneItem[], plate: Plate): number {
  const bounds = boundsOf(items)
  if (!bounds) return Number.POSITIVE_INFINITY
  const box = toBox(bounds, plate)
  if (plate.shape === 'rect' && (plate.cornerMm === 0 || box >= plate.cornerMm)) return box
  const measure = plate.shape === 'round' || plate.shape === 'oval' ? toEllipse : toOutline
  return Math.min(box, ...items.map(item => measure(item.path, plate)))
}

/** Moved inside a rectangular plate, where it fits; a border moves by its offset. */
function movedInside(element: Element, bounds: Rect | null, plate: Plate): Repair | null {
  const elementId = element.id
  if (element.type === 'border') {
    const offset = plate.securityMm
    return { elementId, patch: { config: { ...element.config, offset } } }
  }
  if (!bounds || plate.shape !== 'rect' || plate.cornerMm > 0) return null
  const room = plate.securityMm
  const fits = bounds.width <= plate.widthMm - 2 * room && bounds.height <= plate.heightMm - 2 * room
  if (!fits || !kindOf(element).box(element)) return null
  const into = (start: number, span: number, whole: number) =>
    Math.min(Math.max(start, room), whole - room - span) - start
  const left = hundredth(element.position.left + into(bounds.left, bounds.width, plate.widthMm))
  const top = hundredth(element.position.top + into(bounds.top, bounds.height, plate.heightMm))
  return { elementId, patch: { position: { left, top } } }
}

function checkEdge(element: Element, items: readonly SceneItem[], plate: Plate): Finding[] {
  const measured = distanceToEdge(items, plate)
  if (!below(measured, plate.securityMm)) return []
  const repair = movedInside(element, boundsOf(items), plate)
  const outside = below(measured, 0)
  return [
    {
      code: outside ? 'design_outside_plate' : 'design_security_zone',
      severity: outside ? 'block' : 'ask',
      elementId: element.id,
      measured: hundredth(measured),
      needed: plate.securityMm,
      ...(repair ? { repair } : {}),
    },
  ]
}

/** The window of a dater carries its date: ink there would be cut away (specification §3, embededContent). */
function checkWindow(element: Element, items: readonly SceneItem[], plate: Plate): Finding[] {
  const { keepOut } = plate
  if (!keepOut || !items.some(item => pathMeetsRect(item.path, keepOut))) return []
  return [{ code: 'design_keep_out', severity: 'block', elementId: element.id }]
}

export function checkZones(element: Element, { plate, scene }: CheckContext): Finding[] {
  const items = inkOf(scene, element.id)
  return items.length === 0
    ? []
    : [...checkEdge(element, items, plate), ...checkWindow(element, items, plate)]
}
