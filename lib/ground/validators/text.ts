/**
 * Invisible characters: controls, direction marks, zero-width characters and halves of a character. They come along when
 * text is pasted, and would let a field look empty or reversed.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu
const invisibleButLines = /[^\P{Cc}\n\t]|[\p{Cf}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/gu

/** What people write between digits: blanks, dots, slashes and every kind of dash. */
const separators = /[\s./\-\u2010-\u2015\u2212]/g

/** Longer texts are not processed: no field takes them, even with blanks removed. */
const longest = 100_000

/**
 * A one-line field as it is checked and stored: trimmed, inner runs of blanks collapsed
 * (FORM-1), freed of invisible characters. Anything but a text becomes the empty one.
 */
export function normaliseLine(value: unknown): string {
  if (typeof value !== 'string') return ''
  // Blanks first: a line break between two words is a blank, though it is a control character as well.
  return value.slice(0, longest).replace(/\s+/g, ' ').replace(invisible, '').replace(/ +/g, ' ').trim()
}

/** A message: trimmed, its line breaks kept (as single `\n`), freed of invisible characters (FORM-1). */
export function normaliseMessage(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value.slice(0, longest).replace(/\r\n?/g, '\n').replace(invisibleButLines, '').trim()
}

/** A one-line text without the separators that people write between digits. */
export function stripSeparators(value: unknown): string {
  return normaliseLine(value).replace(separators, '')
}

/** SIRET and VAT number without their separators, in upper case (FORM-2). */
export function normaliseNumber(value: unknown): string {
  return stripSeparators(value).toUpperCase()
}

/** Characters as a person counts them: code points, so that an emoji is not two. */
export function lengthOf(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** NUL and halves of letters: a request can write them, no database keeps them. */
export const noText = /[\0\p{Surrogate}]/u
