import type { FontEngine } from '../../fonts/engine'
import { type ArcLayout, layoutArc } from '../../layout/arc'
import type { RoundedTextElement } from './schema'

/** The glyphs on their circle, in mm from the circle's box. */
export function layoutRoundedText(element: RoundedTextElement, engine: FontEngine): ArcLayout {
  const { family, fontSize, bold, italic } = element.font
  return layoutArc(
    {
      text: element.text,
      family,
      sizeMm: fontSize,
      bold,
      italic,
      letterSpacing: element.letterSpacing ?? 0,
      letterCase: element.letterCase,
      diameter: element.size,
      inverted: element.inverted,
      color: element.color ?? null,
      rotate: element.rotate ?? 0,
    },
    engine,
  )
}
