import { roundMm } from '@/lib/design/geometry/box'
import type { FontEngine } from '../fonts/engine'
import type { TextFrame } from '../layout/frame'
import type { LetterCase } from '../layout/letter-case'
import type { WrittenLayout } from '../layout/types'
import { textRules } from '../limits'
import type { Element } from '../model'
import type { Alignment, TextDoc, TextStyle } from '../text-doc'
import { clamp } from './common'

/** The case in which letters are shown: one that is chosen, or that in which they were typed. */
export type ShownCase = LetterCase | 'typed'

/** What letters look like, as far as their kind of element has it. `lineHeight` is a factor. */
export interface LetterFacts extends Partial<Omit<TextStyle, 'letterCase'>> {
  align?: Alignment
  lineHeight?: number
  letterCase?: ShownCase
  /** Whether lines that are wider than their box are broken. */
  wrap?: boolean
}

/** The look of some letters, of an element or of selected words. `letterSpacing` in em. */
export interface LetterChange extends Partial<Omit<TextStyle, 'letterSpacing' | 'letterCase'>> {
  letterSpacing?: number
  letterCase?: ShownCase
}

/** What can be said about the letters of whole elements. `lineHeight` is a factor. */
export interface TextChange extends LetterChange {
  align?: Alignment
  lineHeight?: number
  wrap?: boolean
}

/** What a change says about runs of letters, within the bounds of the rules. */
export function styleChange({ letterCase, letterSpacing, ...style }: LetterChange): Partial<TextStyle> {
  const spaced =
    letterSpacing === undefined
      ? {}
      : { letterSpacing: roundMm(clamp(letterSpacing, textRules.letterSpacing)) }
  const cased =
    letterCase === undefined ? {} : { letterCase: letterCase === 'typed' ? undefined : letterCase }
  // A size that is chosen is the one that is wanted.
  const sized = style.sizeMm === undefined ? {} : { wantedMm: undefined }
  return { ...style, ...sized, ...spaced, ...cased }
}

/** What a kind of element that holds letters answers about them. */
export interface Letters<E extends Element> {
  /** The words without any style, lines separated by a line break. */
  plain(element: E): string
  /** How many lines of the plate it takes. */
  lines(element: E): number
  /** How each run of letters looks. A fact that a kind does not have is left out. */
  facts(element: E): readonly LetterFacts[]
  /** The element with other letters; what the kind does not have is ignored. */
  restyle(element: E, change: TextChange): E
  /** The element with letters of several sizes larger or smaller by a factor, in their ratio; its place stays. */
  enlarge?(element: E, factor: number): E
  /** How its words are written on the canvas, where they are; the words of a date are not. */
  readonly writing?: Writing<E>
}

/** A text under the keyboard: its words, and where its letters stand. */
export interface Writing<E extends Element> {
  /** It is one line: nothing in it breaks. */
  readonly oneLine: boolean
  doc(element: E): TextDoc
  withDoc(element: E, doc: TextDoc): E
  /** Where the letters are, and where that is on the plate. The element's fonts must be there. */
  place(element: E, engine: FontEngine): { layout: WrittenLayout; frame: TextFrame }
}
