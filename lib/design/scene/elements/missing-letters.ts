import { nameOfCharacter } from '../fonts/characters'
import { chooseFace } from '../fonts/families'
import { familiesWith, familyHas } from '../fonts/families-with'
import type { FontFamilyFiles } from '../fonts/files'
import { fontFamilies } from '../fonts/manifest'

/** How many other families a finding offers. */
const offered = 3

/** What makes one sign of several characters: joiners, looks, the frame of a key, the colour of a skin. */
const attendant = /[\u200d\ufe0e\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}]/u

/** Whether no family of the shop has a character: an emoji, a sign of another writing, a control character. */
const isUnwritable = (character: string): boolean =>
  !fontFamilies.some(({ slug }) => familyHas(slug, character))

/** A text without some characters, without what only belonged to them, and with one blank where they stood between two. */
export function withoutCharacters(text: string, unwanted: ReadonlySet<string>): string {
  let kept = ''
  let dropped = false
  for (const character of text) {
    if (unwanted.has(character) || (dropped && attendant.test(character))) {
      dropped = true
      continue
    }
    const doubled: boolean = dropped && character === ' ' && (kept === '' || kept.endsWith(' '))
    if (!doubled) kept += character
    dropped &&= doubled
  }
  return dropped && !text.endsWith(' ') ? kept.trimEnd() : kept
}

/** Letters that are set in one family. */
export interface SetLetters {
  text: string
  family: string
}

/** The letters among these that their own family does not have in full. */
export const lacking = (letters: readonly SetLetters[]): SetLetters[] =>
  letters.filter(({ text, family }) => {
    const { slug } = chooseFace(family, false, false).family
    return [...text].some(character => !familyHas(slug, character))
  })

/** What can be done where families lack letters. */
export interface LetterRepair {
  /** Families that have all writable characters, those like the present one first. */
  families: readonly FontFamilyFiles[]
  /** Characters to be left out, and how they are called. */
  unwanted: ReadonlySet<string>
  unwantedName: string
}

/** How missing letters are mended: in another family, and without what no family has. */
export function repairLetters(letters: readonly SetLetters[]): LetterRepair {
  const lackers = lacking(letters)
  const text = lackers.map(lacker => lacker.text).join('')
  const unwritable = new Set([...text].filter(isUnwritable))
  const present = lackers[0] && chooseFace(lackers[0].family, false, false).family
  const alike = (family: FontFamilyFiles) => (family.category === present?.category ? 0 : 1)
  const rest = withoutCharacters(text, unwritable)
  const lacks = lacking(
    lackers.map(lacker => ({ ...lacker, text: withoutCharacters(lacker.text, unwritable) })),
  )
  const families = lacks.length === 0 ? [] : familiesWith(rest).toSorted((a, b) => alike(a) - alike(b))
  return {
    families: families.slice(0, offered),
    unwanted: unwritable,
    unwantedName: [...unwritable].map(nameOfCharacter).join(' '),
  }
}
