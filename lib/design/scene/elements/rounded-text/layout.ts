import { centreOf } from '@/lib/design/geometry/box'
import type { FontEngine } from '../../fonts/engine'
import { type ArcLayout, layoutArc } from '../../layout/arc'
import type { ArcFrame, EllipseFrame } from '../../layout/frame'
import { curveBox } from './curve'
import { lineOf } from './line'
import type { RoundedTextElement } from './schema'

const layouts = new WeakMap<RoundedTextElement, { engine: FontEngine; layout: ArcLayout }>()

/** The glyphs on their circle, in mm from the curve's box. */
export function layoutRoundedText(element: RoundedTextElement, engine: FontEngine): ArcLayout {
  const known = layouts.get(element)
  if (known?.engine === engine) return known.layout
  const { size, closed, inverted, letterSpacing = 0, rotate = 0, ratio } = element
  const layout = layoutArc(
    { line: lineOf(element), letterSpacing, diameter: size, ratio, closed, inverted, rotate },
    engine,
  )
  layouts.set(element, { engine, layout })
  return layout
}

/** Where its letters stand on the plate. */
export function roundedFrame(
  element: RoundedTextElement,
  { baselineRadius, curve, width }: ArcLayout,
): ArcFrame | EllipseFrame {
  const { inverted, rotate = 0 } = element
  const place = { centre: centreOf(curveBox(element)), inverted, turn: rotate, width }
  return curve ? { kind: 'ellipse', curve, ...place } : { kind: 'arc', radius: baselineRadius, ...place }
}
