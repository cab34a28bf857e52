import { ellipsePath, polygonPath, roundedRectPath } from '@/lib/geometry/figures'
import { insetPolygon } from '@/lib/geometry/inset'
import type { PathCommand, Rect } from '@/lib/geometry/path'
import { reverseContour } from '@/lib/geometry/reverse'
import { rotation, transformPath } from '@/lib/geometry/transform'
import { centredBox, centreOf, type ElementKind } from '../kind'
import { figureCorners } from './figures'
import { type ShapeElement, type ShapeName, shapeNames } from './schema'

const boxOf = (element: ShapeElement): Rect => ({ ...element.position, ...element.size })

function insetRect(box: Rect, by: number): Rect | null {
  const width = box.width - 2 * by
  const height = box.height - 2 * by
  return width > 0 && height > 0 ? { left: box.left + by, top: box.top + by, width, height } : null
}

/** The figure's edge `inset` mm inside its box; `null` where nothing is left. */
function edge(element: ShapeElement, inset: number): PathCommand[] | null {
  const whole = boxOf(element)
  const box = insetRect(whole, inset)
  if (!box) return null
  if (element.shape === 'ellipse') return ellipsePath(box)
  if (element.shape === 'rectangle') return roundedRectPath(box, Math.max(0, (element.radius ?? 0) - inset))
  const corners = figureCorners[element.shape]
  if (!corners) return roundedRectPath(whole, 0)
  const points = corners.map(({ x, y }) => ({
    x: whole.left + x * whole.width,
    y: whole.top + y * whole.height,
  }))
  const inner = inset > 0 ? insetPolygon(points, inset) : points
  return inner ? polygonPath(inner) : null
}

function shapePath(element: ShapeElement): PathCommand[] {
  const outer = edge(element, 0) ?? []
  if (element.stroke === null || element.shape === 'line') return outer
  const inner = edge(element, element.stroke)
  return inner ? [...outer, ...reverseContour(inner)] : outer
}

const isShapeName = (name: string): name is ShapeName => shapeNames.some(known => known === name)

export const shapeKind: ElementKind<ShapeElement> = {
  create(plate, id, content) {
    const shape = isShapeName(content) ? content : 'rectangle'
    const edgeMm = Math.min(plate.widthMm, plate.heightMm) / 2
    const height = shape === 'line' ? plate.border.minMm.solid : edgeMm
    const { left, top } = centredBox(plate, edgeMm, height)
    return {
      id,
      type: 'shape',
      shape,
      position: { left, top },
      size: { width: edgeMm, height },
      stroke: null,
    }
  },
  box: boxOf,
  resize: (element, { left, top, width, height }) => ({
    ...element,
    position: { left, top },
    size: { width, height },
  }),
  outline(element) {
    const turned = transformPath(rotation(element.rotate ?? 0, centreOf(boxOf(element))), shapePath(element))
    if (turned.length === 0) return []
    return [{ kind: 'ink', fill: element.color ?? null, fillRule: 'nonzero', path: turned }]
  },
}
