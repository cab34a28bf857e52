import { roundMm } from '@/lib/design/geometry/box'
import { canonicalDoc, type TextDoc, type TextLine, type TextStyle } from '../../text-doc'
import { clamp, lengths } from '../common'
import type { TextElement } from './schema'

/** The largest letters of a line, which give it its height, in mm. */
export const lineSizeMm = (line: TextLine): number => Math.max(...line.runs.map(run => run.style.sizeMm))

/** How high a text is unbroken: each line its largest letters times the line height, in mm. */
export function textHeight(doc: TextDoc, lineHeight: number): number {
  return roundMm(doc.lines.reduce((sum, line) => sum + lineSizeMm(line) * (line.lineHeight ?? lineHeight), 0))
}

/** Gives a text another content; its box grows and shrinks downwards with the lines. */
export function withDoc(element: TextElement, written: TextDoc): TextElement {
  const doc = canonicalDoc(written)
  const height = clamp(textHeight(doc, element.lineHeight), lengths)
  return { ...element, doc, size: { ...element.size, height } }
}

function scaledStyle(style: TextStyle, factor: number): TextStyle {
  const { sizeMm, wantedMm } = style
  const sized = { ...style, sizeMm: sizeMm * factor }
  return wantedMm === undefined ? sized : { ...sized, wantedMm: wantedMm * factor }
}

const scaledLines = new WeakMap<TextLine, { factor: number; scaled: TextLine }>()

/** A line with every size multiplied; the same line by the same factor again is the same object. */
function scaledLine(line: TextLine, factor: number): TextLine {
  const known = scaledLines.get(line)
  if (known?.factor === factor) return known.scaled
  const runs = line.runs.map(run => ({ ...run, style: scaledStyle(run.style, factor) }))
  const scaled = { ...line, runs }
  scaledLines.set(line, { factor, scaled })
  return scaled
}

/** The text with every size multiplied, and its box's height with it: for a scaling drag or a repair. */
export function scaleText(element: TextElement, factor: number): TextElement {
  const lines = element.doc.lines.map(line => scaledLine(line, factor))
  return {
    ...element,
    doc: canonicalDoc({ lines }),
    size: { width: element.size.width, height: clamp(roundMm(element.size.height * factor), lengths) },
  }
}
