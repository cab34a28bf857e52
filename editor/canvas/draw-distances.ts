import type { Distance } from '@/lib/design/scene/operations/distances'
import { toPx, type Viewport } from './viewport'

const colours = { line: '#c2185b', ground: 'rgb(255 255 255 / 0.92)' } as const
/** Shorter ones have no space for their figure, in CSS pixels. */
const leastPx = 6
const tickPx = 4

/** Free distances beside what is dragged, with their figure in mm; equal ones on a filled label. */
export function drawDistances(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  distances: readonly Distance[],
  write: (mm: number) => string,
): void {
  ctx.save()
  ctx.strokeStyle = colours.line
  ctx.lineWidth = 1
  ctx.font = '600 11px system-ui, sans-serif'
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  for (const distance of distances) drawDistance(ctx, viewport, distance, write)
  ctx.restore()
}

function drawDistance(
  ctx: CanvasRenderingContext2D,
  viewport: Viewport,
  { axis, from, to, across, equal }: Distance,
  write: (mm: number) => string,
): void {
  const pointAt = (along: number) =>
    toPx(viewport, axis === 'x' ? { x: along, y: across } : { x: across, y: along })
  const a = pointAt(from)
  const b = pointAt(to)
  if (Math.hypot(b.x - a.x, b.y - a.y) < leastPx) return
  const [sideX, sideY] = axis === 'x' ? [0, tickPx] : [tickPx, 0]
  ctx.beginPath()
  for (const end of [a, b]) {
    ctx.moveTo(end.x - sideX, end.y - sideY)
    ctx.lineTo(end.x + sideX, end.y + sideY)
  }
  ctx.moveTo(a.x, a.y)
  ctx.lineTo(b.x, b.y)
  ctx.stroke()
  drawLabel(ctx, (a.x + b.x) / 2, (a.y + b.y) / 2, write(to - from), equal)
}

function drawLabel(ctx: CanvasRenderingContext2D, x: number, y: number, text: string, filled: boolean): void {
  const width = ctx.measureText(text).width + 8
  ctx.fillStyle = filled ? colours.line : colours.ground
  ctx.fillRect(x - width / 2, y - 8, width, 16)
  ctx.fillStyle = filled ? '#ffffff' : colours.line
  ctx.fillText(text, x, y)
}
