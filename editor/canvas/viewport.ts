import type { Point, Rect } from '@/lib/design/geometry/path'
import { clampZoom, type View } from '../state/editor-state'

/** How millimetres of the plate lie on the canvas, in CSS pixels. */
export interface Viewport {
  width: number
  height: number
  pxPerMm: number
  /** Where the plate's top left corner is, in CSS pixels from the canvas's. */
  originX: number
  originY: number
  /** Where the ground's top left corner is: the plate's, or that of the support around it. */
  edgeX: number
  edgeY: number
}

/** Width and height, in the unit of its subject. */
export interface Extent {
  width: number
  height: number
}

/** The ground that the view fits and keeps visible, mm: a single plate, or its whole support. */
export interface Ground extends Extent {
  /** Where the edited plate's top left corner lies on it. */
  left: number
  top: number
}

/** Space around the ground for rulers, handles and the plate's shadow, in CSS pixels. */
export function marginOf(canvas: Extent): number {
  return canvas.width < 620 ? 30 : 52
}

/** Lays the ground into the canvas, fitted at zoom 1, then zoomed and panned; the origin is the edited plate's. */
export function viewportOf(canvas: Extent, ground: Ground, view: View): Viewport {
  const margin = marginOf(canvas)
  const space = {
    width: Math.max(40, canvas.width - 2 * margin),
    height: Math.max(40, canvas.height - 2 * margin),
  }
  const fit = Math.min(space.width / ground.width, space.height / ground.height)
  const pxPerMm = fit * view.zoom
  const edgeX = (canvas.width - ground.width * pxPerMm) / 2 + view.panX
  const edgeY = (canvas.height - ground.height * pxPerMm) / 2 + view.panY
  return {
    width: canvas.width,
    height: canvas.height,
    pxPerMm,
    originX: edgeX + ground.left * pxPerMm,
    originY: edgeY + ground.top * pxPerMm,
    edgeX,
    edgeY,
  }
}

export function toMm(viewport: Viewport, x: number, y: number): Point {
  return { x: (x - viewport.originX) / viewport.pxPerMm, y: (y - viewport.originY) / viewport.pxPerMm }
}

export function toPx(viewport: Viewport, point: Point): Point {
  return {
    x: viewport.originX + point.x * viewport.pxPerMm,
    y: viewport.originY + point.y * viewport.pxPerMm,
  }
}

/** Zooms by a factor so that what lies under a point of the canvas (CSS pixels) stays under it. */
export function zoomAt(view: View, viewport: Viewport, x: number, y: number, factor: number): View {
  const zoom = clampZoom(view.zoom * factor)
  const real = zoom / view.zoom
  const fromMiddleX = x - viewport.width / 2
  const fromMiddleY = y - viewport.height / 2
  return {
    zoom,
    panX: fromMiddleX - (fromMiddleX - view.panX) * real,
    panY: fromMiddleY - (fromMiddleY - view.panY) * real,
  }
}

/** How much of the ground always stays on the canvas, in CSS pixels of each direction; for a small ground, half of it. */
const keptPx = 64

/** A view from which the ground cannot be lost: its pan is held so that a part of it stays on the canvas. */
export function boundedView(canvas: Extent, ground: Ground, view: View): View {
  const { edgeX, edgeY, pxPerMm } = viewportOf(canvas, ground, view)
  const held = (pan: number, edge: number, length: number, space: number) => {
    const kept = Math.min(keptPx, length / 2, space / 2)
    const least = kept - length
    const most = space - kept
    return pan + Math.min(most, Math.max(least, edge)) - edge
  }
  const panX = held(view.panX, edgeX, ground.width * pxPerMm, canvas.width)
  const panY = held(view.panY, edgeY, ground.height * pxPerMm, canvas.height)
  return panX === view.panX && panY === view.panY ? view : { ...view, panX, panY }
}

/** The pan that brings the middle of a box of the edited plate (mm) to the middle of the canvas. */
function panTo(ground: Ground, box: Rect, pxPerMm: number): Pick<View, 'panX' | 'panY'> {
  return {
    panX: (ground.width / 2 - ground.left - (box.left + box.width / 2)) * pxPerMm,
    panY: (ground.height / 2 - ground.top - (box.top + box.height / 2)) * pxPerMm,
  }
}

/** The view in which a box of the edited plate (mm) fills most of the canvas. */
export function viewOfBox(canvas: Extent, ground: Ground, box: Rect): View {
  const fitted = viewportOf(canvas, ground, { zoom: 1, panX: 0, panY: 0 })
  const margin = 2 * marginOf(canvas)
  const wanted = Math.min(
    Math.max(40, canvas.width - margin) / Math.max(box.width, 1),
    Math.max(40, canvas.height - margin) / Math.max(box.height, 1),
  )
  const zoom = clampZoom(wanted / fitted.pxPerMm)
  return { zoom, ...panTo(ground, box, fitted.pxPerMm * zoom) }
}

/** The view with a box of the edited plate (mm) wholly on the canvas: the present view if it has, else one around the box. */
export function viewWithBox(canvas: Extent, ground: Ground, view: View, box: Rect): View {
  const viewport = viewportOf(canvas, ground, view)
  const from = toPx(viewport, { x: box.left, y: box.top })
  const to = toPx(viewport, { x: box.left + box.width, y: box.top + box.height })
  const isSeen = from.x >= 0 && from.y >= 0 && to.x <= canvas.width && to.y <= canvas.height
  return isSeen ? view : { ...view, ...panTo(ground, box, viewport.pxPerMm) }
}
