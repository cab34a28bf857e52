import { sameDoc, type TextLine, type TextStyle } from '../../text-doc'
import { type Letters, styleChange } from '../letters'
import { layoutRoundedText, roundedFrame } from './layout'
import { docOf, lineOf, withWords } from './line'
import type { RoundedTextElement } from './schema'

/** The element with each run's style changed. */
export function mapStyles(
  element: RoundedTextElement,
  change: (style: TextStyle) => TextStyle,
): RoundedTextElement {
  const line: TextLine = lineOf(element)
  const runs = line.runs.map(run => ({ ...run, style: change(run.style) }))
  return withWords(element, { lines: [{ ...line, runs }] })
}

/** Letters on a circle have no lines and no alignment. */
export const roundedTextLetters: Letters<RoundedTextElement> = {
  plain: ({ text }) => text,
  lines: () => 0,
  facts: element =>
    lineOf(element).runs.map(({ style }) => ({
      ...style,
      letterSpacing: style.letterSpacing ?? 0,
      letterCase: style.letterCase ?? 'typed',
    })),
  restyle(element, { align: _, lineHeight: __, wrap: ___, ...letters }) {
    const change = styleChange(letters)
    return mapStyles(element, style => ({ ...style, ...change }))
  },
  enlarge: (element, factor) => mapStyles(element, style => ({ ...style, sizeMm: style.sizeMm * factor })),
  writing: {
    oneLine: true,
    doc: docOf,
    withDoc: (element, doc) => (sameDoc(doc, docOf(element)) ? element : withWords(element, doc)),
    place(element, engine) {
      const layout = layoutRoundedText(element, engine)
      return { layout: layout.written, frame: roundedFrame(element, layout) }
    },
  },
}
