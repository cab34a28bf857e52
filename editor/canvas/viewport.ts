import type { Point } from '@/lib/geometry/path'
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

interface Extent {
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
