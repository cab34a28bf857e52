import type { FontEngine } from '../../fonts/engine'
import { type ArcLayout, layoutArc } from '../../layout/arc'
import type { ArcFrame } from '../../layout/frame'
import { lineOf } from './line'
import type { RoundedTextElement } from './schema'

const layouts = new WeakMap<RoundedTextElement, { engine: FontEngine; layout: ArcLayout }>()

/** The glyphs on their circle, in mm from the circle's box. */
export function layoutRoundedText(element: RoundedTextElement, engine: FontEngine): ArcLayout {
  const known = layouts.get(element)
  if (known?.engine === engine) return known.layout
  const { size, inverted, letterSpacing = 0, rotate = 0 } = element
  const layout = layoutArc({ line: lineOf(element), letterSpacing, diameter: size, inverted, rotate }, engine)
  layouts.set(element, { engine, layout })
  return layout
}

/** Where its letters stand on the plate. */
export function roundedFrame(
  { position, size, inverted, rotate = 0 }: RoundedTextElement,
  { baselineRadius, width }: ArcLayout,
): ArcFrame {
  const centre = { x: position.left + size / 2, y: position.top + size / 2 }
  return { kind: 'arc', centre, radius: baselineRadius, inverted, turn: rotate, width }
}
