import { textRules } from '../../limits'
import type { TextElement } from '../text/schema'
import type { DateElement } from './schema'
import { dateWords } from './words'

const texts = new WeakMap<DateElement, TextElement>()

/** A date is set as the text of one line that it is. */
export function dateAsText(element: DateElement): TextElement {
  const known = texts.get(element)
  if (known) return known
  const { id, align, font, position, size, rotate, color } = element
  const { family, fontSize: sizeMm, bold, italic } = font
  const style = {
    family,
    sizeMm,
    bold,
    italic,
    underline: false,
    color: color ?? null,
    letterSpacing: null,
  }
  const text: TextElement = {
    id,
    type: 'text',
    doc: { lines: [{ align, runs: [{ text: dateWords(element), style }] }] },
    lineHeight: textRules.lineHeight.default,
    position,
    size,
    overflowing: false,
    ...(rotate === undefined ? {} : { rotate }),
  }
  texts.set(element, text)
  return text
}
