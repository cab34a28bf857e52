import type { Element } from '../model'
import type { Alignment, TextStyle } from '../text-doc'

/** What letters look like, as far as their kind of element has it. `lineHeight` is a factor. */
export interface LetterFacts extends Partial<TextStyle> {
  align?: Alignment
  lineHeight?: number
}

/** What can be said about the letters of whole elements. `letterSpacing` in em, `lineHeight` a factor. */
export interface TextChange extends Partial<Omit<TextStyle, 'letterSpacing'>> {
  align?: Alignment
  lineHeight?: number
  letterSpacing?: number
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
