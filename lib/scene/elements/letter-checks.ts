import type { Found } from '../checks/check'
import { nameOfCharacter } from '../fonts/characters'
import { findFamily } from '../fonts/families'

/** Fonts that the shop does not have; another one stands in. */
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
