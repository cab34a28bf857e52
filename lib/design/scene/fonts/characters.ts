const ignorable = /\p{Default_Ignorable_Code_Point}/u

/**
 * Whether a character has no ink and no width of its own by Unicode's rules (a joiner, a mark of direction, a variation
 * selector): no font needs to have it.
 */
export const drawsNothing = (character: string): boolean => ignorable.test(character)

const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]$/u

/** A character as it can be named in a sentence: itself, or its number where there would be nothing to see. */
export function nameOfCharacter(character: string): string {
  if (printable.test(character) && !drawsNothing(character)) return character
  const code = character.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
