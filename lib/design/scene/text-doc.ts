import type { LetterCase } from './layout/letter-case'
import { designCaps } from './limits'

/** How a run of text looks. `family` is a font's name or slug, `sizeMm` the em, `letterSpacing` in em. */
export interface TextStyle {
  family: string
  sizeMm: number
  bold: boolean
  italic: boolean
  underline: boolean
  color: string | null
  letterSpacing: number | null
  /** The case in which the letters are shown; left out where they are shown as they were typed. */
  letterCase?: LetterCase
  /** The size that was chosen in mm, where letters that fill their plate have another one. */
  wantedMm?: number
  /** A person set this size: lines that fill their plate keep it, and the others fill what it leaves (DESIGN-31). */
  pinned?: true
}

export interface TextRun {
  readonly text: string
  readonly style: Readonly<TextStyle>
}

export const alignments = ['left', 'center', 'right'] as const
export type Alignment = (typeof alignments)[number]

/** A line has at least one run; an empty line's run is empty, and gives it its height. */
export interface TextLine {
  readonly align: Alignment
  /** A factor of its letters' size; left out where it is the whole text's. */
  readonly lineHeight?: number
  readonly runs: readonly TextRun[]
}

/**
 * The rich text of an element, in its canonical form. Nothing in it is changed in place: what is the same object looks
 * the same. Its serialisation is the contract's `html` (html.ts).
 */
export interface TextDoc {
  readonly lines: readonly TextLine[]
}

export const defaultTextStyle: TextStyle = {
  family: 'Roboto',
  sizeMm: 3,
  bold: false,
  italic: false,
  underline: false,
  color: null,
  letterSpacing: null,
}

/** Whether two runs look alike: such neighbours are one run. */
export function sameStyle(a: TextStyle, b: TextStyle): boolean {
  return (
    a.family === b.family &&
    a.sizeMm === b.sizeMm &&
    a.bold === b.bold &&
    a.italic === b.italic &&
    a.underline === b.underline &&
    a.color === b.color &&
    a.letterSpacing === b.letterSpacing &&
    a.letterCase === b.letterCase &&
    a.wantedMm === b.wantedMm &&
    a.pinned === b.pinned
  )
}

/** Composed characters, no control characters, every kind of break within a line as a blank. */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\r\v\f\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\ufeff\ufff9-\ufffb]/gu, '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '')
}

/** A line without empty runs (except the one of an empty line) and with equal neighbours joined. */
export function canonicalLine(
  align: Alignment,
  runs: readonly TextRun[],
  style: TextStyle,
  lineHeight?: number,
): TextLine {
  // Those of one style are cleaned once, together: an accent may stand in another run than its letter.
  const joined: { texts: string[]; style: TextStyle }[] = []
  for (const run of runs) {
    const text = cleanText(run.text)
    if (text === '') continue
    const last = joined[joined.length - 1]
    if (last && sameStyle(last.style, run.style)) last.texts.push(text)
    else joined.push({ texts: [text], style: run.style })
  }
  const known: TextRun[] =
    joined.length > 0
      ? joined.map(({ texts, style: own }) => ({ text: cleanText(texts.join('')), style: own }))
      : [{ text: '', style: runs[0]?.style ?? style }]
  return lineHeight === undefined ? { align, runs: known } : { align, lineHeight, runs: known }
}

/** A size that letters can have, in mm: within the caps, to a thousandth. */
export function fontSizeMm(wanted: number): number {
  const { min, max } = designCaps.fontMm
  if (Number.isNaN(wanted)) return defaultTextStyle.sizeMm
  return Math.round(Math.min(max, Math.max(min, wanted)) * 1000) / 1000
}

function roundedSizes(style: TextStyle): TextStyle {
  const { sizeMm, wantedMm } = style
  const sized = { ...style, sizeMm: fontSizeMm(sizeMm) }
  return wantedMm === undefined ? sized : { ...sized, wantedMm: fontSizeMm(wantedMm) }
}

const canonicalLines = new WeakMap<TextLine, TextLine>()

/** A line in its canonical form; the same line again answers with the same object, one that is canonical with itself. */
function canonicalOf(line: TextLine): TextLine {
  const known = canonicalLines.get(line)
  if (known) return known
  const runs = line.runs.map(({ text, style }) => ({ text, style: roundedSizes(style) }))
  const made = canonicalLine(line.align, runs, runs[0]?.style ?? defaultTextStyle, line.lineHeight)
  const canonical = sameLine(line, made, sameStyle) ? line : made
  canonicalLines.set(line, canonical)
  canonicalLines.set(canonical, canonical)
  return canonical
}

/**
 * A text in the form in which it is read from its html. An unchanged line stays the same object: its cached layout and
 * drawing are found again.
 */
export function canonicalDoc(doc: TextDoc): TextDoc {
  const lines = doc.lines.map(canonicalOf)
  return { lines: lines.length > 0 ? lines : [canonicalLine('left', [], defaultTextStyle)] }
}

export const linePlain = (line: TextLine): string => line.runs.map(run => run.text).join('')

/** The text alone, one line a line: for the plain form, for search and for a screen reader. */
export const docPlain = (doc: TextDoc): string => doc.lines.map(linePlain).join('\n')

type SameStyle = (a: TextStyle, b: TextStyle) => boolean

function sameLine(a: TextLine, b: TextLine | undefined, same: SameStyle): boolean {
  if (a === b) return true
  if (!b || a.align !== b.align || a.lineHeight !== b.lineHeight || a.runs.length !== b.runs.length)
    return false
  return a.runs.every((run, index) => {
    const other = b.runs[index]
    return other !== undefined && run.text === other.text && same(run.style, other.style)
  })
}

function sameLines(a: TextDoc, b: TextDoc, same: SameStyle): boolean {
  if (a === b) return true
  return (
    a.lines.length === b.lines.length && a.lines.every((line, index) => sameLine(line, b.lines[index], same))
  )
}

/** Whether two texts are written as the same html. Lines that are the same object cost nothing. */
export const sameDoc = (a: TextDoc, b: TextDoc): boolean => sameLines(a, b, sameStyle)

const asWanted = ({ wantedMm, ...style }: TextStyle): TextStyle => ({
  ...style,
  sizeMm: wantedMm ?? style.sizeMm,
})

/** Whether two texts differ only in the sizes that were found for them so that they fill their plate. */
export const sameWanted = (a: TextDoc, b: TextDoc): boolean =>
  sameLines(a, b, (x, y) => sameStyle(x, y) || sameStyle(asWanted(x), asWanted(y)))
