import { roundMm } from '@/lib/geometry/box'
import type { LetterCase } from '../layout/letter-case'
import { textRules } from '../limits'
import type { Element } from '../model'
import type { Alignment, TextStyle } from '../text-doc'
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

/** What can be said about some letters, be they an element's or selected words. `letterSpacing` in em. */
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
  /** The words without any style, lines parted by a line break. */
  plain(element: E): string
  /** How many lines of the plate it takes. */
  lines(element: E): number
  /** How each run of letters looks. A fact that a kind does not have is left out. */
  facts(element: E): LetterFacts[]
  /** The element with other letters; what the kind does not have is ignored. */
  restyle(element: E, change: TextChange): E
}
