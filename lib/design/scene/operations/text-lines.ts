import { mapStyles } from '../elements/rounded-text/letters'
import { lineOf, withWords } from '../elements/rounded-text/line'
import { lineSizeMm, withDoc } from '../elements/text/measure'
import { hasLines, isCurved } from '../elements/traits'
import type { Design, Element } from '../model'
import { canonicalLine, cleanText, fontSizeMm, linePlain, type TextLine } from '../text-doc'
import { deleteElements } from './arrange'
import { changeElements } from './change'

/** One field of the plain form: a line of a text, or a text on a curve. */
export interface FormLine {
  elementId: string
  line: number
  text: string
  /** The largest letters of the line, in mm. */
  sizeMm: number
}

/** The lines of a design, element by element, as a person without a canvas sees them. */
export function formLines(design: Design): FormLine[] {
  return design.elements.flatMap(linesOf)
}

function linesOf(element: Element): FormLine[] {
  if (isCurved(element)) {
    const sizeMm = lineSizeMm(lineOf(element))
    return [{ elementId: element.id, line: 0, text: element.text, sizeMm }]
  }
  if (!hasLines(element)) return []
  return element.doc.lines.map((line, index) => ({
    elementId: element.id,
    line: index,
    text: linePlain(line),
    sizeMm: lineSizeMm(line),
  }))
}

/** What the lines say, as one text with a row for each. */
export const wordsOfLines = (design: Design): string =>
  formLines(design)
    .map(({ text }) => text)
    .join('\n')

/** Writes a line again. What was styled keeps its style as far as the words stay the same. */
export function setLineText(design: Design, elementId: string, line: number, text: string): Design {
  return changeElements(design, [elementId], element => {
    if (isCurved(element)) {
      const clean = cleanText(text)
      if (clean === element.text) return element
      return withWords(element, { lines: [rewritten(lineOf(element), clean)] })
    }
    if (!hasLines(element)) return element
    const doc = element.doc
    const current = doc.lines[line]
    if (!current || linePlain(current) === text) return element
    const lines = doc.lines.with(line, rewritten(current, text))
    return withDoc(element, { lines })
  })
}

/** Keeps the runs around a change: only the words between the common beginning and end are new. */
function rewritten(line: TextLine, text: string): TextLine {
  const before = linePlain(line)
  const shorter = Math.min(before.length, text.length)
  let start = 0
  while (start < shorter && before[start] === text[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === text.at(-1 - end)) end += 1
  const inserted = text.slice(start, text.length - end)
  const kept = before.length - end
  let at = 0
  let placed = false
  const runs = line.runs.map(run => {
    const from = at
    at += run.text.length
    const head = run.text.slice(0, Math.max(0, start - from))
    const tail = run.text.slice(Math.min(run.text.length, Math.max(0, kept - from)))
    const here = !placed && start <= at
    if (here) placed = true
    return { style: run.style, text: head + (here ? inserted : '') + tail }
  })
  const style = line.runs[0]?.style
  if (!style) throw new Error('a line of text has no run')
  return canonicalLine(line.align, runs, style, line.lineHeight)
}

/** Sets the size of one line's letters, in mm. */
export function setLineSize(design: Design, elementId: string, line: number, sizeMm: number): Design {
  return changeElements(design, [elementId], element => {
    if (isCurved(element)) {
      return mapStyles(element, style => ({ ...style, sizeMm: fontSizeMm(sizeMm) }))
    }
    if (!hasLines(element)) return element
    const doc = element.doc
    const current = doc.lines[line]
    if (!current) return element
    const runs = current.runs.map(run => ({ ...run, style: { ...run.style, sizeMm, wantedMm: undefined } }))
    return withDoc(element, { lines: doc.lines.with(line, { ...current, runs }) })
  })
}

/** Takes a line away; the last line of an element takes the element with it, unless it is locked. */
export function removeLine(design: Design, elementId: string, line: number): Design {
  const element = design.elements.find(candidate => candidate.id === elementId)
  if (hasLines(element) && element.doc.lines.length > 1) {
    const lines = element.doc.lines.filter((_, index) => index !== line)
    return changeElements(design, [elementId], () => withDoc(element, { lines }))
  }
  return deleteElements(design, [elementId])
}
