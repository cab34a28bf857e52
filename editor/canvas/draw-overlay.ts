import { type Box, centreOf } from '@/lib/design/geometry/box'
import type { Point } from '@/lib/design/geometry/path'
import type { Finding } from '@/lib/design/scene/finding'
import type { Guide } from '@/lib/design/scene/operations/snap'
import { toPx, type Viewport } from './viewport'

/** Colours of what is chosen on a picture, and of findings. */
export const drawnColours = {
  chosen: '#14523f',
  block: '#ad1f2d',
  ask: '#855400',
  place: 'rgb(133 84 0 / 0.12)',
  guide: '#c2185b',
  sweep: 'rgb(20 82 63 / 0.08)',
} as const

export type Severity = 'block' | 'ask'

/** A box with a frame around it, and the finding that concerns it. */
export interface Frame {
  box: Box
  severity: Severity | null
}

const handlePx = 8

function traceBox(ctx: CanvasRenderingContext2D, viewport: Viewport, box: Box, outset: number): void {
  const centre = toPx(viewport, centreOf(box))
  const width = box.width * viewport.pxPerMm + 2 * outset
  const height = box.height * viewport.pxPerMm + 2 * outset
  ctx.save()
  ctx.translate(centre.x, centre.y)
  ctx.rotate((box.rotate * Math.PI) / 180)
  ctx.strokeRect(-width / 2, -height / 2, width, height)
  ctx.restore()
}

/** The colour of a frame and its handles: red or amber where a finding concerns it. */
export const colourOf = (severity: Severity | null): string =>
  severity ? drawnColours[severity] : drawnColours.chosen

/** The frame of what is selected. */
export function drawFrame(ctx: CanvasRenderingContext2D, viewport: Viewport, { box, severity }: Frame): void {
  ctx.strokeStyle = colourOf(severity)
  ctx.lineWidth = 1.5
  traceBox(ctx, viewport, box, 0)
}

/** The square of a handle, in CSS pixels. */
export function drawHandle(ctx: CanvasRenderingContext2D, at: Point, colour: string): void {
  ctx.fillStyle = '#ffffff'
  ctx.strokeStyle = colour
  ctx.lineWidth = 1.5
  const corner = -handlePx / 2
  ctx.fillRect(at.x + corner, at.y + corner, handlePx, handlePx)
  ctx.strokeRect(at.x + corner, at.y + corner, handlePx, handlePx)
}

/** The handle for turning, with the line to it from the box's edge, in CSS pixels. */
export function drawTurnHandle(ctx: CanvasRenderingContext2D, at: Point, foot: Point, colour: string): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = 1.5
  ctx.beginPath()
  ctx.moveTo(foot.x, foot.y)
  ctx.lineTo(at.x, at.y)
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(at.x, at.y, handlePx / 2 + 0.5, 0, 2 * Math.PI)
  ctx.fillStyle = '#ffffff'
  ctx.fill()
  ctx.stroke()
}

/** A thin frame around an element that a finding concerns and that is not selected. */
export function drawMark(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  box: Box,
  severity: Severity,
): void {
  ctx.strokeStyle = drawnColours[severity]
  ctx.lineWidth = 1
  ctx.setLineDash([3, 2])
  traceBox(ctx, viewport, box, 2)
  ctx.setLineDash([])
}

/** The exact places of a finding, boxed. */
export function drawPlaces(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  { places = [], severity }: Pick<Finding, 'places' | 'severity'>,
): void {
  ctx.strokeStyle = drawnColours[severity]
  ctx.fillStyle = drawnColours.place
  ctx.lineWidth = 1
  for (const place of places) {
    const at = toPx(viewport, { x: place.left, y: place.top })
    const size = [place.width * viewport.pxPerMm + 4, place.height * viewport.pxPerMm + 4] as const
    ctx.fillRect(at.x - 2, at.y - 2, ...size)
    ctx.strokeRect(at.x - 2, at.y - 2, ...size)
  }
}

/** Lines on which something snapped, across the whole canvas. */
export function drawGuides(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  guides: readonly Guide[],
): void {
  ctx.strokeStyle = drawnColours.guide
  ctx.lineWidth = 1
  ctx.setLineDash([4, 3])
  ctx.beginPath()
  for (const guide of guides) {
    if (guide.axis === 'x') {
      const x = Math.round(viewport.originX + guide.at * viewport.pxPerMm) + 0.5
      ctx.moveTo(x, 0)
      ctx.lineTo(x, viewport.height)
    } else {
      const y = Math.round(viewport.originY + guide.at * viewport.pxPerMm) + 0.5
      ctx.moveTo(0, y)
      ctx.lineTo(viewport.width, y)
    }
  }
  ctx.stroke()
  ctx.setLineDash([])
}

/** The area of a marquee selection over empty ground. */
export function drawSweep(ctx: CanvasRenderingContext2D, viewport: Viewport, from: Point, to: Point): void {
  const a = toPx(viewport, from)
  const b = toPx(viewport, to)
  ctx.fillStyle = drawnColours.sweep
  ctx.strokeStyle = drawnColours.chosen
  ctx.lineWidth = 1
  ctx.fillRect(a.x, a.y, b.x - a.x, b.y - a.y)
  ctx.strokeRect(a.x, a.y, b.x - a.x, b.y - a.y)
}
