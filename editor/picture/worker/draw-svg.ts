import type { Pixels } from '@/lib/picture/pixels'
import type { SvgDrawing, SvgFigure } from '@/lib/picture/svg/read-svg'
import { pathData } from '@/lib/scene/svg'

type Drawing = Extract<SvgDrawing, { ok: true }>

function drawFigure(context: OffscreenCanvasRenderingContext2D, figure: SvgFigure): void {
  const path = new Path2D(pathData(figure.path))
  context.globalAlpha = figure.opacity
  if (figure.fill) {
    context.fillStyle = figure.fill
    context.fill(path, figure.fillRule)
  }
  if (figure.stroke && figure.strokeWidth > 0) {
    context.strokeStyle = figure.stroke
    context.lineWidth = figure.strokeWidth
    context.lineCap = figure.cap
    context.lineJoin = figure.join
    context.stroke(path)
  }
}

/** Draws figures on clear ground, the longest edge `edge` pixels long. */
export function drawSvg({ width, height, figures }: Drawing, edge: number): Pixels {
  const scale = edge / Math.max(width, height)
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const context = new OffscreenCanvas(size.width, size.height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.scale(scale, scale)
  for (const figure of figures) drawFigure(context, figure)
  return context.getImageData(0, 0, size.width, size.height)
}
