import { translation } from '@/lib/geometry/transform'
import type { FontEngine } from '../../fonts/engine'
import { defaultFamilySlug } from '../../fonts/families'
import { type ArcLayout, layoutArc } from '../../layout/arc'
import { glyphOutlines } from '../glyphs'
import { centredBox, type ElementKind } from '../kind'
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
      diameter: element.size,
      inverted: element.inverted,
      color: element.color ?? null,
      rotate: element.rotate ?? 0,
    },
    engine,
  )
}

export const roundedTextKind: ElementKind<RoundedTextElement> = {
  create(plate, id, content) {
    const size = Math.min(plate.widthMm, plate.heightMm) - 4 * plate.securityMm
    const { left, top } = centredBox(plate, size, size)
    return {
      id,
      type: 'rounded-text',
      text: content,
      size,
      inverted: false,
      font: { family: defaultFamilySlug, fontSize: plate.defaultFontMm, bold: false, italic: false },
      position: { left, top },
    }
  },
  box: element => ({ ...element.position, width: element.size, height: element.size }),
  resize: (element, { left, top, width }) => ({ ...element, position: { left, top }, size: width }),
  outline(element, { engine }) {
    const { glyphs } = layoutRoundedText(element, engine)
    return glyphOutlines(glyphs, [], translation(element.position.left, element.position.top), engine)
  },
}
