import { roundMm } from '@/lib/design/geometry/box'
import { textRules } from '../../limits'
import {
  canonicalLine,
  docPlain,
  linePlain,
  sameDoc,
  type TextDoc,
  type TextLine,
  type TextStyle,
} from '../../text-doc'
import { sizedBox } from '../boxes'
import { clamp } from '../common'
import { type LetterFacts, type Letters, styleChange } from '../letters'
import { layoutTextElement } from './layout'
import { withDoc } from './measure'
import type { TextElement } from './schema'

/** Every line with other letters; `line` changes what it has beside them. */
function mapLines(doc: TextDoc, style: Partial<TextStyle>, change: Partial<TextLine>): TextDoc {
  return {
    lines: doc.lines.map(line => {
      const { align, lineHeight } = { ...line, ...change }
      const runs = line.runs.map(run => ({ text: run.text, style: { ...run.style, ...style } }))
      return canonicalLine(align, runs, { ...firstStyle(line), ...style }, lineHeight)
    }),
  }
}

function firstStyle(line: TextLine): TextStyle {
  const style = line.runs[0]?.style
  if (!style) throw new Error('a line of text has no run')
  return style
}

/** Several checks and panels ask for them at each key. */
const factsOf = new WeakMap<TextElement, readonly LetterFacts[]>()

type Whole = Required<Pick<LetterFacts, 'letterSpacing' | 'lineHeight' | 'wrap'>>
const factsOfLines = new WeakMap<TextLine, { whole: string; facts: readonly LetterFacts[] }>()

/** What a line's runs look like in a text; a key changes one line, the others are as they were. */
function lineFacts(line: TextLine, { letterSpacing, lineHeight, wrap }: Whole): readonly LetterFacts[] {
  const whole = `${letterSpacing} ${lineHeight} ${wrap}`
  const known = factsOfLines.get(line)
  if (known?.whole === whole) return known.facts
  const facts = line.runs.map(
    (run): LetterFacts => ({
      ...run.style,
      letterSpacing: run.style.letterSpacing ?? letterSpacing,
      letterCase: run.style.letterCase ?? 'typed',
      align: line.align,
      lineHeight: line.lineHeight ?? lineHeight,
      wrap,
    }),
  )
  factsOfLines.set(line, { whole, facts })
  return facts
}

export const textLetters: Letters<TextElement> = {
  plain: element => docPlain(element.doc),
  lines: element => element.doc.lines.filter(line => linePlain(line).trim() !== '').length,
  facts(element) {
    const known = factsOf.get(element)
    if (known) return known
    const { lineHeight, letterSpacing = 0, wrap = false } = element
    const facts = element.doc.lines.flatMap(line => lineFacts(line, { letterSpacing, lineHeight, wrap }))
    factsOf.set(element, facts)
    return facts
  },
  restyle(element, { align, lineHeight, wrap, ...letters }) {
    const { letterSpacing, ...style } = styleChange(letters)
    const next: TextElement = wrap === undefined ? { ...element } : withWrap(element, wrap)
    if (lineHeight !== undefined) next.lineHeight = lineHeightWithin(lineHeight)
    // A style of the whole text applies to its words and lines as well.
    if (letterSpacing !== undefined) next.letterSpacing = letterSpacing ?? 0
    const spaced = letterSpacing === undefined ? {} : { letterSpacing: null }
    const lines = { ...(align && { align }), ...(lineHeight !== undefined && { lineHeight: undefined }) }
    return withDoc(next, mapLines(element.doc, { ...style, ...spaced }, lines))
  },
  writing: {
    oneLine: false,
    doc: element => element.doc,
    withDoc: (element, doc) => (sameDoc(doc, element.doc) ? element : withDoc(element, doc)),
    place: (element, engine) => ({
      layout: layoutTextElement(element, engine),
      frame: { kind: 'straight', box: sizedBox(element) },
    }),
  },
}

/** A line height that the rules allow (DESIGN-3), as a factor. */
export const lineHeightWithin = (factor: number): number => roundMm(clamp(factor, textRules.lineHeight))

function withWrap({ wrap: _, ...element }: TextElement, wrap: boolean): TextElement {
  return wrap ? { ...element, wrap } : element
}
