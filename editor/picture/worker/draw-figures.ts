import type { Rect } from '@/lib/design/geometry/path'
import type { Matrix } from '@/lib/design/geometry/transform'
import type { Pixels } from '@/lib/design/picture/pixels'
import {
  type Clip,
  type Drawn,
  type Figure,
  type FigureDrawing,
  type FigureGroup,
  type FigureStroke,
  type Gradient,
  isLayer,
  type Paint,
} from '@/lib/design/picture/svg/figures/figures'
import type { Size } from '@/lib/ground/common'
import { canvasOf, forget } from './canvas'

type Context = OffscreenCanvasRenderingContext2D

/** A part of the drawing, in whole pixels. */
interface Window {
  left: number
  top: number
  width: number
  height: number
}

/** A canvas that shows a part of the drawing. */
interface Surface {
  context: Context
  window: Window
}

function gradientOf(context: Context, gradient: Gradient): CanvasGradient {
  const made =
    gradient.kind === 'linear'
      ? context.createLinearGradient(gradient.from.x, gradient.from.y, gradient.to.x, gradient.to.y)
      : context.createRadialGradient(
          gradient.focus.x,
          gradient.focus.y,
          0,
          gradient.centre.x,
          gradient.centre.y,
          gradient.radius,
        )
  for (const { offset, colour } of gradient.stops) made.addColorStop(offset, colour)
  return made
}

/** The inverse of a matrix. */
function inverse([a, b, c, d, e, f]: Matrix): DOMMatrix2DInit {
  const area = a * d - b * c
  return {
    a: d / area,
    b: -b / area,
    c: -c / area,
    d: a / area,
    e: (c * f - d * e) / area,
    f: (b * e - a * f) / area,
  }
}

/** Draws figures and groups of them, each layer on its own canvas, which the next one reuses. */
class FigureDrawer {
  private readonly layers: Context[] = []
  private readonly gradients = new WeakMap<Gradient, CanvasGradient>()

  /** @param scale pixels of one unit of the drawing's size */
  constructor(private readonly scale: number) {}

  /** @param deep layers around the surface */
  parts(surface: Surface, parts: readonly Drawn[], deep: number): void {
    for (const part of parts) {
      if ('parts' in part) this.group(surface, part, deep)
      else this.figure(surface, part)
    }
  }

  /** Releases the memory of the layers. */
  end(): void {
    for (const layer of this.layers) forget(layer)
  }

  private place({ context, window }: Surface, [a, b, c, d, e, f]: Matrix): void {
    const { scale } = this
    context.setTransform(
      a * scale,
      b * scale,
      c * scale,
      d * scale,
      e * scale - window.left,
      f * scale - window.top,
    )
  }

  private style(context: Context, paint: Paint): string | CanvasGradient {
    if (typeof paint === 'string') return paint
    const known = this.gradients.get(paint) ?? gradientOf(context, paint)
    this.gradients.set(paint, known)
    return known
  }

  private figure(surface: Surface, figure: Figure): void {
    const { context } = surface
    this.place(surface, figure.matrix)
    const outline = new Path2D(figure.outline)
    if (figure.stroke && figure.strokeFirst) this.stroke(context, outline, figure.stroke)
    if (figure.fill) this.fill(surface, outline, figure)
    if (figure.stroke && !figure.strokeFirst) this.stroke(context, outline, figure.stroke)
  }

  private fill(surface: Surface, outline: Path2D, { fill, matrix }: Figure): void {
    if (!fill) return
    const { context } = surface
    const { paint } = fill
    context.globalAlpha = fill.opacity
    context.fillStyle = this.style(context, paint)
    if (typeof paint === 'string' || paint.kind === 'linear' || !paint.matrix) {
      context.fill(outline, fill.rule)
      return
    }
    const [a, b, c, d, e, f] = paint.matrix
    const within = new Path2D()
    within.addPath(outline, inverse(paint.matrix))
    context.transform(a, b, c, d, e, f)
    context.fill(within, fill.rule)
    this.place(surface, matrix)
  }

  private stroke(context: Context, outline: Path2D, looks: FigureStroke): void {
    context.globalAlpha = looks.opacity
    context.strokeStyle = this.style(context, looks.paint)
    context.lineWidth = looks.width
    context.lineCap = looks.cap
    context.lineJoin = looks.join
    context.miterLimit = looks.miterLimit
    context.setLineDash(looks.dashes)
    context.lineDashOffset = looks.dashOffset
    context.stroke(outline)
  }

  private group(surface: Surface, group: FigureGroup, deep: number): void {
    const { context } = surface
    context.save()
    this.cut(surface, group.clip)
    if (isLayer(group)) this.layer(surface, group, deep)
    else this.parts(surface, group.parts, deep)
    context.restore()
  }

  private cut(surface: Surface, clip: Clip | null): void {
    if (!clip || 'mask' in clip) return
    for (const { outline, matrix, rule } of clip.outlines) {
      this.place(surface, matrix)
      surface.context.clip(new Path2D(outline), rule)
    }
  }

  /** A group as a separate picture, composed on its background. */
  private layer(
    { context, window }: Surface,
    { parts, opacity, clip, extent }: FigureGroup,
    deep: number,
  ): void {
    const part = extent ? this.windowOf(extent, window) : window
    if (!part) return
    const layer = this.clear(deep, part)
    this.parts(layer, parts, deep + 1)
    if (clip && 'mask' in clip) {
      const mask = this.clear(deep + 1, part)
      this.parts(mask, clip.mask, deep + 2)
      lay(layer, mask, 1, 'destination-in')
    }
    lay({ context, window }, layer, opacity, 'source-over')
  }

  /** The pixels of a part of the drawing within those of another; `null` for none. */
  private windowOf({ left, top, width, height }: Rect, within: Window): Window | null {
    const from = (start: number, least: number) => Math.max(least, Math.floor(start * this.scale) - 1)
    const to = (end: number, most: number) => Math.min(most, Math.ceil(end * this.scale) + 1)
    const [x, y] = [from(left, within.left), from(top, within.top)]
    const across = to(left + width, within.left + within.width) - x
    const down = to(top + height, within.top + within.height) - y
    return across > 0 && down > 0 ? { left: x, top: y, width: across, height: down } : null
  }

  /** A clear canvas for a part of the drawing: the one of this depth, enlarged where necessary. */
  private clear(deep: number, window: Window): Surface {
    const { width, height } = window
    const known = this.layers[deep]
    const context = known ?? canvasOf(width, height)
    this.layers[deep] = context
    const { canvas } = context
    if (canvas.width < width || canvas.height < height) {
      canvas.width = Math.max(canvas.width, width)
      canvas.height = Math.max(canvas.height, height)
    } else {
      context.resetTransform()
      context.clearRect(0, 0, width, height)
    }
    return { context, window }
  }
}

/** Draws one canvas on another, at its position. */
function lay(under: Surface, over: Surface, opacity: number, how: GlobalCompositeOperation): void {
  const { context } = under
  const { left, top, width, height } = over.window
  context.resetTransform()
  context.globalAlpha = opacity
  context.globalCompositeOperation = how
  const [x, y] = [left - under.window.left, top - under.window.top]
  context.drawImage(over.context.canvas, 0, 0, width, height, x, y, width, height)
  context.globalCompositeOperation = 'source-over'
}

/**
 * Draws figures on a transparent background with the browser itself, the longest edge of the drawing's size `edge`
 * pixels long; `null` where nothing is visible.
 */
export function drawFigures({ parts }: FigureDrawing, size: Size, edge: number): Pixels | null {
  const scale = edge / Math.max(size.width, size.height)
  const side = (length: number) => Math.max(1, Math.ceil(length * scale - 1e-6))
  const [width, height] = [side(size.width), side(size.height)]
  const context = canvasOf(width, height)
  const drawer = new FigureDrawer(scale)
  drawer.parts({ context, window: { left: 0, top: 0, width, height } }, parts, 0)
  drawer.end()
  const pixels = context.getImageData(0, 0, width, height)
  forget(context)
  return pixels.data.some((part, at) => at % 4 === 3 && part > 0) ? pixels : null
}
