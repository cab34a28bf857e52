import type { Rect } from '@/lib/design/geometry/path'
import { caps, type Figure, type FigureStroke, joins, type Paint } from './figures'
import type { Gradients } from './gradient'
import { type Ground, numberIn, oneOf } from './looks'
import { measuredBox, outlineOf, shareBoxOf } from './outline'
import { NoFigure, type PlainNode } from './plain-node'

export const fillRules = ['nonzero', 'evenodd'] as const

/** What a figure is painted by: one tone or a gradient; `null` for none. */
function paintIn(
  text: string | undefined,
  { looks, viewport }: Ground,
  box: () => Rect,
  gradients: Gradients,
): Paint | null {
  const paint = text === 'currentColor' ? (looks.color ?? '') : (text ?? '')
  if (paint === 'none') return null
  if (paint.startsWith('url(')) return gradients.paint(paint, box, viewport)
  if (!/^(?:#|rgba\()/.test(paint)) throw new NoFigure()
  return paint
}

function dashesIn(text: string): number[] {
  if (text === 'none') return []
  const dashes = text.split(/[\s,]+/).map(part => numberIn(part))
  if (dashes.some(dash => dash < 0)) throw new NoFigure()
  return dashes.some(dash => dash > 0) ? dashes : []
}

function strokeOf(ground: Ground, box: () => Rect, gradients: Gradients): FigureStroke | null {
  const { looks } = ground
  const width = numberIn(looks['stroke-width'])
  const opacity = numberIn(looks['stroke-opacity'])
  if (looks.stroke === 'none' || width === 0 || opacity === 0) return null
  const paint = paintIn(looks.stroke, ground, box, gradients)
  if (paint === null) return null
  // Drawn in the gradient's units the line itself would not be as wide everywhere.
  if (typeof paint !== 'string' && paint.kind === 'radial' && paint.matrix) throw new NoFigure()
  const miterLimit = numberIn(looks['stroke-miterlimit'])
  if (width < 0 || miterLimit < 1) throw new NoFigure()
  return {
    paint,
    opacity,
    width,
    cap: oneOf(looks['stroke-linecap'], caps),
    join: oneOf(looks['stroke-linejoin'], joins),
    miterLimit,
    dashes: dashesIn(looks['stroke-dasharray'] ?? 'none'),
    dashOffset: numberIn(looks['stroke-dashoffset']),
  }
}

/** Parts of an outline that have no length: a canvas leaves out the dots that their caps make. */
const dot = /[hvlHVL]\s*[-+]?0*(?:\.0*)?(?![\d.])|[Mm][^a-zA-Z]*(?:[zZMm]|$)/

/** Ways of drawing edges that a canvas has. */
const drawnSmooth: ReadonlySet<string> = new Set(['auto', 'geometricprecision'])

/** A shape as a figure, without its own opacity and clip; `null` where none of it is visible. */
export function figureOf(node: PlainNode, ground: Ground, gradients: Gradients): Figure | null {
  const { looks, matrix } = ground
  const outline = outlineOf(node)
  if (outline === '' || looks.visibility !== 'visible') return null
  let known: Rect | null = null
  const box = () => {
    known ??= shareBoxOf(node)
    return known
  }
  const share = numberIn(looks['fill-opacity'])
  const paint = node.tag === 'line' || share === 0 ? null : paintIn(looks.fill, ground, box, gradients)
  const fill = paint === null ? null : { paint, opacity: share, rule: oneOf(looks['fill-rule'], fillRules) }
  const stroke = strokeOf(ground, box, gradients)
  if (stroke && stroke.cap !== 'butt' && dot.test(outline)) throw new NoFigure()
  if (!drawnSmooth.has(looks['shape-rendering'] ?? '')) throw new NoFigure()
  if (!fill && !stroke) return null
  return {
    outline,
    box: measuredBox(node),
    matrix,
    fill,
    stroke,
    strokeFirst: isStrokeFirst(looks['paint-order'] ?? ''),
  }
}

function isStrokeFirst(order: string): boolean {
  const [fill, stroke] = [order.indexOf('fill'), order.indexOf('stroke')]
  return stroke >= 0 && (fill < 0 || stroke < fill)
}
