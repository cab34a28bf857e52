import { roundMm } from '@/lib/geometry/box'
import { textRules } from '../../limits'
import { fontSizeMm } from '../../text-doc'
import { clamp } from '../common'
import type { Letters } from '../letters'
import type { RoundedTextElement } from './schema'

/** Letters on a circle have no lines, no alignment and no underline. */
export const roundedTextLetters: Letters<RoundedTextElement> = {
  plain: ({ text }) => text,
  lines: () => 0,
  facts({ font, letterSpacing, color }) {
    const { family, fontSize, bold, italic } = font
    return [{ family, sizeMm: fontSize, bold, italic, letterSpacing: letterSpacing ?? 0, color }]
  },
  restyle(element, change) {
    const font = {
      family: change.family ?? element.font.family,
      fontSize: change.sizeMm === undefined ? element.font.fontSize : fontSizeMm(change.sizeMm),
      bold: change.bold ?? element.font.bold,
      italic: change.italic ?? element.font.italic,
    }
    const next: RoundedTextElement = { ...element, font }
    if (change.letterSpacing !== undefined) {
      next.letterSpacing = roundMm(clamp(change.letterSpacing, textRules.letterSpacing))
    }
    if (change.color) next.color = change.color
    return next
  },
}
