import type { Found } from '../checks/check'
import type { Repair } from '../finding'
import { nameOfCharacter } from '../fonts/characters'
import { findFamily } from '../fonts/families'
import type { Element } from '../model'
import { repairLetters, type SetLetters } from './missing-letters'

/** Fonts that the shop does not have: the default family replaces them, and the customer is asked (DESIGN-17). */
export function unknownFamilies(names: readonly string[]): Found[] {
  return [...new Set(names)]
    .filter(name => !findFamily(name))
    .map(subject => ({ code: 'design_font_unknown', severity: 'ask', subject }))
}

/** Characters that the font does not have. */
export function missingGlyphs(missing: readonly { character: string }[]): Found[] {
  if (missing.length === 0) return []
  const subject = [...new Set(missing.map(({ character }) => nameOfCharacter(character)))].join(' ')
  return [{ code: 'design_glyph_missing', severity: 'block', subject }]
}

/** What a kind of element becomes where letters are missing. */
interface Repaired<E> {
  /** In this family, as far as it lacks letters. */
  inFamily(family: string): Partial<E>
  /** Without these characters; null where it would be left without a word. */
  without(unwanted: ReadonlySet<string>): Partial<E> | null
}

/** Ways to mend missing letters: the families that have them; letters that no family has are left out. */
export function letterRepairs<E extends Element>(
  elementId: string,
  letters: readonly SetLetters[],
  mended: Repaired<E>,
): Repair[] {
  const { families, unwanted, unwantedName } = repairLetters(letters)
  const repairs = families.map(({ family }): Repair => {
    const patch = mended.inFamily(family)
    return { kind: 'change', elementId, patch, words: 'otherFont', name: family }
  })
  if (unwanted.size === 0) return repairs
  const patch = mended.without(unwanted)
  const without: Repair = patch
    ? { kind: 'change', elementId, patch, words: 'withoutCharacters', name: unwantedName, alone: true }
    : { kind: 'remove', elementIds: [elementId], alone: true }
  return [...repairs, without]
}
