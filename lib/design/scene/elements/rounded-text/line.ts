import { findFamily } from '../../fonts/families'
import {
  canonicalLine,
  defaultTextStyle,
  fontSizeMm,
  linePlain,
  type TextDoc,
  type TextLine,
  type TextStyle,
} from '../../text-doc'
import type { RoundedLook, RoundedTextElement } from './schema'

// Words on a curve are stored as plain text with a look, and piece by piece where the looks differ. In memory what is
// written and set is a line of runs, as in a straight text.

function styleOf({ font, underline, letterSpacing = 0, letterCase, color }: RoundedLook): TextStyle {
  return {
    family: findFamily(font.family)?.family ?? font.family,
    sizeMm: font.fontSize,
    bold: font.bold,
    italic: font.italic,
    underline: underline === true,
    color: color ?? null,
    letterSpacing,
    ...(letterCase ? { letterCase } : {}),
  }
}

function lookOf(style: TextStyle, letterSpacing: number): RoundedLook {
  const spacing = style.letterSpacing ?? letterSpacing
  return {
    font: {
      family: findFamily(style.family)?.slug ?? style.family,
      fontSize: fontSizeMm(style.sizeMm),
      bold: style.bold,
      italic: style.italic,
    },
    ...(style.underline ? { underline: true } : {}),
    ...(spacing ? { letterSpacing: spacing } : {}),
    ...(style.letterCase ? { letterCase: style.letterCase } : {}),
    ...(style.color ? { color: style.color } : {}),
  }
}

const docs = new WeakMap<RoundedTextElement, { doc: TextDoc; line: TextLine }>()

function read(element: RoundedTextElement): { doc: TextDoc; line: TextLine } {
  const known = docs.get(element)
  if (known) return known
  const pieces = element.runs ?? [element]
  const runs = pieces.map(piece => ({ text: piece.text, style: styleOf(piece) }))
  const line = canonicalLine('center', runs, styleOf(element))
  const made = { doc: { lines: [line] }, line }
  docs.set(element, made)
  return made
}

/** The words as a line of runs; the same object as long as the element is. */
export const lineOf = (element: RoundedTextElement): TextLine => read(element).line

/** The words as a text of one line. */
export const docOf = (element: RoundedTextElement): TextDoc => read(element).doc

/**
 * What an element holds for a line of words.
 * @param letterSpacing of letters that have none of their own, in em
 */
export function wordsOfLine(
  line: TextLine,
  letterSpacing: number,
): RoundedLook & Pick<RoundedTextElement, 'text' | 'runs'> {
  const { runs } = canonicalLine('center', line.runs, defaultTextStyle)
  const pieces = runs.map(({ text, style }) => ({ text, ...lookOf(style, letterSpacing) }))
  const [first] = pieces
  if (!first) throw new Error('a line of text has no run')
  return {
    ...first,
    text: linePlain({ align: 'center', runs }),
    ...(pieces.length > 1 ? { runs: pieces } : {}),
  }
}

const optionalWords = ['underline', 'letterSpacing', 'letterCase', 'color', 'runs'] as const

/** The element with other words: in one line, without their line breaks. */
export function withWords(element: RoundedTextElement, doc: TextDoc): RoundedTextElement {
  const runs = doc.lines.flatMap((line, index) => {
    const style = line.runs[0]?.style
    return index > 0 && style ? [{ text: ' ', style }, ...line.runs] : line.runs
  })
  const next = { ...element }
  for (const key of optionalWords) delete next[key]
  return { ...next, ...wordsOfLine({ align: 'center', runs }, element.letterSpacing ?? 0) }
}
