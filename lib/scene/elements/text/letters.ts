import { roundMm } from '@/lib/geometry/box'
import { textRules } from '../../limits'
import {
  type Alignment,
  canonicalLine,
  docPlain,
  linePlain,
  type TextDoc,
  type TextLine,
  type TextStyle,
} from '../../text-doc'
import { clamp } from '../common'
import type { Letters } from '../letters'
import { withDoc } from './measure'
import type { TextElement } from './schema'

function mapLines(doc: TextDoc, style: Partial<TextStyle>, align?: Alignment): TextDoc {
  return {
    lines: doc.lines.map(line => ({
      align: align ?? line.align,
      runs: canonicalLine(
        line.align,
        line.runs.map(run => ({ text: run.text, style: { ...run.style, ...style } })),
        { ...firstStyle(line), ...style },
      ).runs,
    })),
  }
}

function firstStyle(line: TextLine): TextStyle {
  const style = line.runs[0]?.style
  if (!style) throw new Error('a line of text has no run')
  return style
}

export const textLetters: Letters<TextElement> = {
  plain: element => docPlain(element.doc),
  lines: element => element.doc.lines.filter(line => linePlain(line).trim() !== '').length,
  facts(element) {
    const { lineHeight, letterSpacing } = element
    return element.doc.lines.flatMap(line =>
      line.runs.map(run => ({
        ...run.style,
        letterSpacing: run.style.letterSpacing ?? letterSpacing ?? 0,
        align: line.align,
        lineHeight,
      })),
    )
  },
  restyle(element, change) {
    const { align, lineHeight, letterSpacing, ...style } = change
    const next: TextElement = { ...element }
    if (lineHeight !== undefined) {
      next.lineHeight = roundMm(clamp(lineHeight, textRules.lineHeight))
    }
    if (letterSpacing !== undefined)
      next.letterSpacing = roundMm(clamp(letterSpacing, textRules.letterSpacing))
    const spaced = letterSpacing === undefined ? {} : { letterSpacing: null }
    return withDoc(next, mapLines(element.doc, { ...style, ...spaced }, align))
  },
}
