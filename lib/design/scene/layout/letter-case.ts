/** The case in which letters are shown. The stored words stay as they were typed. */
export const letterCases = ['upper', 'lower', 'title'] as const
export type LetterCase = (typeof letterCases)[number]

/** A text as it is shown; `places` tells for each of its UTF-16 units from which one of the typed text it comes. */
export interface ShownText {
  text: string
  /** Null where each unit stands for itself. */
  places: readonly number[] | null
}

/** An apostrophe is part of a word: "l’hôtel" has one first letter. */
const inWord = /[\p{L}\p{M}\p{N}'’]/u

/**
 * The letters in another case, character by character by Unicode's own tables, in no language's special way: so they
 * are the same in every engine. A character may become two (ß is SS).
 * @param before what stands right before the text on its line: a word may have begun there
 */
export function showCase(text: string, letterCase: LetterCase | undefined, before = ''): ShownText {
  if (!letterCase) return { text, places: null }
  const places: number[] = []
  let shown = ''
  let at = 0
  let within = inWord.test(before)
  for (const character of text) {
    const upper = letterCase === 'upper' || (letterCase === 'title' && !within)
    const changed = upper ? character.toUpperCase() : character.toLowerCase()
    shown += letterCase === 'title' && upper && changed.length > character.length ? titled(changed) : changed
    while (places.length < shown.length) places.push(at)
    within = inWord.test(character)
    at += character.length
  }
  return { text: shown, places }
}

/** Of a letter that became two only the first one is large: "ß" at a word's beginning is "Ss". */
const titled = (letters: string): string => letters.slice(0, 1) + letters.slice(1).toLowerCase()
