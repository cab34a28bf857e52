import type { Point, Rect } from '@/lib/geometry/path'
import { clampZoom, type View } from '../state/editor-state'

/** How millimetres of the plate lie on the canvas, in CSS pixels. */
export interface Viewport {
  width: number
  height: number
  pxPerMm: number
  /** Where the plate's top left corner is, in CSS pixels from the canvas's. */
  originX: number
  originY: number
}

/** Width and height, in the units of what it is of. */
export interface Extent {
  width: number
  height: number
}

/** Ground around the plate for rulers, handles and the plate's shadow, in CSS pixels. */
export function marginOf(canvas: Extent): number {
  return canvas.width < 620 ? 30 : 52
}

/** Lays the plate into the canvas: fitted at zoom 1, then zoomed and panned. */
export function viewportOf(canvas: Extent, plate: Extent, view: View): Viewport {
  const margin = marginOf(canvas)
  const room = {
    width: Math.max(40, canvas.width - 2 * margin),
    height: Math.max(40, canvas.height - 2 * margin),
  }
  const fit = Math.min(room.width / plate.width, room.height / plate.height)
  const pxPerMm = fit * view.zoom
  return {
    width: canvas.width,
    height: canvas.height,
    pxPerMm,
    originX: (canvas.width - plate.width * pxPerMm) / 2 + view.panX,
    originY: (canvas.height - plate.height * pxPerMm) / 2 + view.panY,
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

/** How much of the plate always stays on the canvas, in CSS pixels of each direction; of a small plate half. */
const keptPx = 64

/** A view from which the plate cannot be lost: its pan is held so that a part of the plate stays on the canvas. */
export function boundedView(canvas: Extent, plate: Extent, view: View): View {
  const { originX, originY, pxPerMm } = viewportOf(canvas, plate, view)
  const held = (pan: number, origin: number, length: number, room: number) => {
    const kept = Math.min(keptPx, length / 2, room / 2)
    const least = kept - length
    const most = room - kept
    return pan + Math.min(most, Math.max(least, origin)) - origin
  }
  const panX = held(view.panX, originX, plate.width * pxPerMm, canvas.width)
  const panY = held(view.panY, originY, plate.height * pxPerMm, canvas.height)
  return panX === view.panX && panY === view.panY ? view : { ...view, panX, panY }
}

/** The view in which a box of the plate (mm) fills most of the canvas. */
export function viewOfBox(canvas: Extent, plate: Extent, box: Rect): View {
  const fitted = viewportOf(canvas, plate, { zoom: 1, panX: 0, panY: 0 })
  const margin = 2 * marginOf(canvas)
  const wanted = Math.min(
    Math.max(40, canvas.width - margin) / Math.max(box.width, 1),
    Math.max(40, canvas.height - margin) / Math.max(box.height, 1),
  )
  const zoom = clampZoom(wanted / fitted.pxPerMm)
  const scale = fitted.pxPerMm * zoom
  return {
    zoom,
    panX: (plate.width / 2 - (box.left + box.width / 2)) * scale,
    panY: (plate.height / 2 - (box.top + box.height / 2)) * scale,
  }
}
