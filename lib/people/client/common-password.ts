/** Passwords that everybody chooses, the most chosen first, by their place. */
export type CommonPasswords = ReadonlyMap<string, number>

/** How many of them count where a word has only been dressed up: the rarer ones are words like any other. */
const commonWords = 20_000

/** Signs that are written for the letters that they look like. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
}

const withLetters = (text: string) => [...text].map(sign => lookalikes[sign] ?? sign).join('')
/** A word without the digits and signs that were put around it to please the rules. */
const coreOf = (text: string) => {
  const [first = '', ...letters] = text.match(/\p{L}/gu) ?? []
  const last = letters.at(-1) ?? first
  return first ? text.slice(text.indexOf(first), text.lastIndexOf(last) + last.length) : ''
}
const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** The same few signs over and over. */
const isRepeated = (text: string) => new Set(text).size < 4

/**
 * Whether a password is one that is tried first: a common one, such a word with a digit and a special character added, or
 * one of the words known about its owner and the shop (FORM-4).
 * @param known such words; those under four letters do not count
 */
export function isCommonPassword(
  password: string,
  common: CommonPasswords,
  known: readonly string[] = [],
): boolean {
  const plain = password.toLowerCase()
  if (isRepeated(plain) || common.has(plain) || common.has(withoutSigns(plain))) return true
  const words = [
    coreOf(plain),
    coreOf(withLetters(plain)),
    withLetters(coreOf(plain)),
    coreOf(withoutSigns(plain)),
  ]
  const own = new Set(known.map(word => word.toLowerCase()).filter(word => word.length >= 4))
  return words.some(word => own.has(word) || (common.get(word) ?? Number.POSITIVE_INFINITY) < commonWords)
}
