import { centreOf } from '@/lib/design/geometry/box'
import { ellipsePath, polygonPath, roundedRectPath } from '@/lib/design/geometry/figures'
import { insetPolygon } from '@/lib/design/geometry/inset'
import type { PathCommand, Rect } from '@/lib/design/geometry/path'
import { reverseContour } from '@/lib/design/geometry/reverse'
import { rotation, transformPath } from '@/lib/design/geometry/transform'
import { ellipseRegion, rectRegion } from '../../region'
import { allHandles, resizeSized, scaleSized, sizedBox, sizeSized } from '../boxes'
import { withColour } from '../common'
import { centredBox, type ElementKind } from '../kind'
import { figureCorners } from './figures'
import type { ShapeElement } from './schema'

function insetRect(box: Rect, by: number): Rect | null {
  const width = box.width - 2 * by
  const height = box.height - 2 * by
  return width > 0 && height > 0 ? { left: box.left + by, top: box.top + by, width, height } : null
}

/** The figure's edge `inset` mm inside its box; `null` where nothing is left. */
function edge(element: ShapeElement, inset: number): PathCommand[] | null {
  const whole = sizedBox(element)
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

export const shapeKind: ElementKind<ShapeElement, Pick<ShapeElement, 'shape'>> = {
  rotates: true,
  freeRatio: true,
  handles: allHandles,
  usual: { shape: 'rectangle' },
  create({ shape }, { plate }) {
    const edgeMm = Math.min(plate.widthMm, plate.heightMm) / 2
    const height = shape === 'line' ? plate.border.minMm.solid : edgeMm
    const { left, top } = centredBox(plate, edgeMm, height)
    return { type: 'shape', shape, position: { left, top }, size: { width: edgeMm, height }, stroke: null }
  },
  box: sizedBox,
  isHollow: ({ stroke }) => stroke !== null,
  resize: resizeSized,
  sized: sizeSized,
  scale: scaleSized,
  files: () => [],
  // A cross is drawn of thirteen commands, no figure of more; with a stroke it is drawn twice.
  weight: () => ({ points: 26 }),
  outline(element) {
    const box = sizedBox(element)
    const turned = transformPath(rotation(box.rotate, centreOf(box)), shapePath(element))
    if (turned.length === 0) return []
    return [{ kind: 'ink', fill: element.color ?? null, fillRule: 'nonzero', path: turned }]
  },
  recolour: withColour,
  inside({ shape, position, size, stroke, rotate = 0 }, _, gap) {
    const inset = (stroke ?? 0) + gap
    const whole = { ...position, ...size }
    const free = rotate === 0 ? insetRect(whole, inset) : null
    if (!free) return null
    if (shape === 'ellipse') return ellipseRegion(whole, inset)
    return shape === 'rectangle' ? rectRegion(free) : null
  },
}
