import { roundMm } from '@/lib/design/geometry/box'
import { textRules } from '../../limits'
import { fontSizeMm } from '../../text-doc'
import { clamp, lengths, withColour } from '../common'
import type { Letters } from '../letters'
import type { DateElement } from './schema'
import { dateWords } from './words'

/** The date with other letters; its box is as high as its line. */
export function withFont(element: DateElement, font: Partial<DateElement['font']>): DateElement {
  const wanted = { ...element.font, ...font }
  const fontSize = fontSizeMm(wanted.fontSize)
  const height = clamp(roundMm(fontSize * textRules.lineHeight.default), lengths)
  return { ...element, font: { ...wanted, fontSize }, size: { ...element.size, height } }
}

/** One line without underline or spacing of its own. */
export const dateLetters: Letters<DateElement> = {
  plain: dateWords,
  lines: () => 1,
  facts({ font, align, color }) {
    const { family, fontSize, bold, italic } = font
    return [{ family, sizeMm: fontSize, bold, italic, align, color }]
  },
  restyle(element, { family, sizeMm, bold, italic, align, color }) {
    const next = withFont(element, {
      ...(family === undefined ? {} : { family }),
      ...(sizeMm === undefined ? {} : { fontSize: sizeMm }),
      ...(bold === undefined ? {} : { bold }),
      ...(italic === undefined ? {} : { italic }),
    })
    const aligned = align ? { ...next, align } : next
    return color === undefined ? aligned : withColour(aligned, color)
  },
}
