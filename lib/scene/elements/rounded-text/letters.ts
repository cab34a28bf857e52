import { fontSizeMm } from '../../text-doc'
import { withColour } from '../common'
import { type LetterFacts, type Letters, styleChange } from '../letters'
import type { RoundedTextElement } from './schema'

/** Letters on a circle have no lines, no alignment and no underline. */
export const roundedTextLetters: Letters<RoundedTextElement> = {
  plain: ({ text }) => text,
  lines: () => 0,
  facts({ font, letterSpacing, letterCase, color }) {
    const { family, fontSize, bold, italic } = font
    const shown: LetterFacts = { letterSpacing: letterSpacing ?? 0, letterCase: letterCase ?? 'typed' }
    return [{ family, sizeMm: fontSize, bold, italic, color, ...shown }]
  },
  restyle(element, change) {
    const font = {
      family: change.family ?? element.font.family,
      fontSize: change.sizeMm === undefined ? element.font.fontSize : fontSizeMm(change.sizeMm),
      bold: change.bold ?? element.font.bold,
      italic: change.italic ?? element.font.italic,
    }
    const next: RoundedTextElement = { ...element, font }
    const { letterSpacing } = styleChange(change)
    if (typeof letterSpacing === 'number') next.letterSpacing = letterSpacing
    if (change.letterCase === 'typed') delete next.letterCase
    else if (change.letterCase) next.letterCase = change.letterCase
    return change.color === undefined ? next : withColour(next, change.color)
  },
}
