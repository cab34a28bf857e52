/** How wide a blank is that a font does not have: in em, or as another character of the same face is. */
export type BlankWidth = number | ' ' | '0' | '.'

/** What is drawn for a character that a font does not have. */
export interface Replacement {
  /** Characters that draw the same, or nearly. */
  readonly text: string
  /** Of a blank alone. */
  readonly width?: BlankWidth
}

const blank = (width: BlankWidth): Replacement => ({ text: ' ', width })
const drawn = (text: string): Replacement => ({ text })

/**
 * Blanks, hyphens, dashes and quotation marks that keyboards and word processors put in by themselves: nobody chose them,
 * and few fonts have them all. Every blank of Unicode (category Zs) is here, by the widths of its names; the narrow one
 * that French writes before "?" is a third of the letter size (DESIGN-50).
 */
const replacements: ReadonlyMap<string, Replacement> = new Map([
  ['\u00a0', blank(' ')],
  ['\u1680', blank(' ')],
  ['\u2000', blank(1 / 2)],
  ['\u2001', blank(1)],
  ['\u2002', blank(1 / 2)],
  ['\u2003', blank(1)],
  ['\u2004', blank(1 / 3)],
  ['\u2005', blank(1 / 4)],
  ['\u2006', blank(1 / 6)],
  ['\u2007', blank('0')],
  ['\u2008', blank('.')],
  ['\u2009', blank(1 / 5)],
  ['\u200a', blank(1 / 10)],
  ['\u202f', blank(1 / 3)],
  ['\u205f', blank(4 / 18)],
  ['\u3000', blank(1)],
  ['\u2010', drawn('-')],
  ['\u2011', drawn('-')],
  ['\u2012', drawn('–')],
  ['\u2015', drawn('—')],
  ['\u2212', drawn('–')],
  ['\ufe58', drawn('—')],
  ['\ufe63', drawn('-')],
  ['\uff0d', drawn('-')],
  ['‚', drawn(',')],
  ['„', drawn(',,')],
  ['‛', drawn('‘')],
  ['‟', drawn('“')],
  ['ʻ', drawn('‘')],
  ['ʼ', drawn('’')],
  ['′', drawn("'")],
  ['″', drawn('"')],
  ['…', drawn('...')],
])

/** All of them are in the first plane: one UTF-16 unit each. */
const anyReplaceable = new RegExp(`[${[...replacements.keys()].join('')}]`)

/** Whether there is a character in a text for which another one may be drawn. */
export const hasReplaceable = (text: string): boolean => anyReplaceable.test(text)

/** What is drawn for a character where a font does not have it; null where only the character itself will do. */
export const replacementFor = (character: string): Replacement | null => replacements.get(character) ?? null
