import { roundMm } from '@/lib/geometry/box'
import type { RoundedTextElement } from '../elements/rounded-text/schema'
import type { TextElement } from '../elements/text/schema'
import { textRules } from '../limits'
import type { Design, Element } from '../model'
import {
  type Alignment,
  canonicalLine,
  sameDoc,
  type TextDoc,
  type TextLine,
  type TextStyle,
} from '../text-doc'
import { changeElements } from './change'

/** The largest letters of a line, which give it its height, in mm. */
export const lineSizeMm = (line: TextLine): number => Math.max(...line.runs.map(run => run.style.sizeMm))

/** How high a text is: each line its largest letters times the line height, in mm. */
export function textHeight(doc: TextDoc, lineHeight: number): number {
  return roundMm(doc.lines.reduce((sum, line) => sum + lineSizeMm(line) * lineHeight, 0))
}

/** Gives a text another content; its box grows and shrinks downwards with the lines. */
export function withDoc(element: TextElement, doc: TextDoc): TextElement {
  const size = { ...element.size, height: textHeight(doc, element.lineHeight) }
  return { ...element, doc, size }
}

/** Puts a canonical text into an element. */
export function setTextDoc(design: Design, id: string, doc: TextDoc): Design {
  return changeElements(design, [id], element => {
    return element.type !== 'text' || sameDoc(doc, element.doc) ? element : withDoc(element, doc)
  })
}

/** What can be said about the letters of whole elements. `letterSpacing` in em, `lineHeight` a factor. */
export interface TextChange extends Partial<Omit<TextStyle, 'letterSpacing'>> {
  align?: Alignment
  lineHeight?: number
  letterSpacing?: number
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Changes the letters of texts: family, size, weight, alignment, spacing; on a curve as far as it has them. */
export function setTextStyle(design: Design, ids: readonly string[], change: TextChange): Design {
  return changeElements(design, ids, element => styled(element, change))
}

function styled(element: Element, change: TextChange): Element {
  if (element.type === 'rounded-text') return styledCurve(element, change)
  if (element.type !== 'text') return element
  const { align, lineHeight, letterSpacing, ...style } = change
  const { min, max } = textRules.letterSpacing
  const next: TextElement = { ...element }
  if (lineHeight !== undefined) {
    next.lineHeight = roundMm(clamp(lineHeight, textRules.lineHeight.min, textRules.lineHeight.max))
  }
  if (letterSpacing !== undefined) next.letterSpacing = roundMm(clamp(letterSpacing, min, max))
  const spaced = letterSpacing === undefined ? {} : { letterSpacing: null }
  return withDoc(next, mapLines(element.doc, { ...style, ...spaced }, align))
}

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

function styledCurve(element: RoundedTextElement, change: TextChange): RoundedTextElement {
  const { min, max } = textRules.letterSpacing
  const font = {
    family: change.family ?? element.font.family,
    fontSize: change.sizeMm ?? element.font.fontSize,
    bold: change.bold ?? element.font.bold,
    italic: change.italic ?? element.font.italic,
  }
  const next: RoundedTextElement = { ...element, font }
  if (change.letterSpacing !== undefined) next.letterSpacing = roundMm(clamp(change.letterSpacing, min, max))
  if (change.color) next.color = change.color
  return next
}
