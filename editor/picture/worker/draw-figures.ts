import type { Size } from '@/lib/catalogue/common'
import type { Pixels } from '@/lib/picture/pixels'
import type { Figure, FigureStroke } from '@/lib/picture/svg/figures'

function stroke(context: OffscreenCanvasRenderingContext2D, outline: Path2D, looks: FigureStroke): void {
  context.globalAlpha = looks.opacity
  context.strokeStyle = looks.colour
  context.lineWidth = looks.width
  context.lineCap = looks.cap
  context.lineJoin = looks.join
  context.miterLimit = looks.miterLimit
  context.setLineDash(looks.dashes)
  context.lineDashOffset = looks.dashOffset
  context.stroke(outline)
}

function draw(context: OffscreenCanvasRenderingContext2D, figure: Figure): void {
  const outline = new Path2D(figure.outline)
  if (figure.stroke && figure.strokeFirst) stroke(context, outline, figure.stroke)
  if (figure.fill) {
    context.globalAlpha = figure.fill.opacity
    context.fillStyle = figure.fill.colour
    context.fill(outline, figure.fill.rule)
  }
  if (figure.stroke && !figure.strokeFirst) stroke(context, outline, figure.stroke)
}

/**
 * Draws figures on clear ground by the browser itself, the longest edge of the drawing's size `edge` pixels long; `null`
 * where nothing of them is seen.
 */
export function drawFigures(figures: readonly Figure[], size: Size, edge: number): Pixels | null {
  const scale = edge / Math.max(size.width, size.height)
  const [width, height] = [size.width, size.height].map(side => Math.max(1, Math.ceil(side * scale - 1e-6)))
  const context = new OffscreenCanvas(width ?? 1, height ?? 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  for (const figure of figures) {
    const [a, b, c, d, e, f] = figure.matrix
    context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale)
    draw(context, figure)
  }
  const pixels = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  return pixels.data.some((part, at) => at % 4 === 3 && part > 0) ? pixels : null
}
