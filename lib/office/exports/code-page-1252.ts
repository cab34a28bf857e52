/** What code page 1252 has at 0x80 to 0x9f, in this order; the blanks are places that it leaves empty. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'
const placed = new Map(
  [...upper].flatMap((letter, place) => (letter === ' ' ? [] : [[letter, 0x80 + place]])),
)

/** The byte of a letter; undefined where the code page has none. */
function byteOf(letter: string): number | undefined {
  const code = letter.codePointAt(0) ?? 0
  const isPlain = code < 0x80 || (code >= 0xa0 && code <= 0xff)
  return isPlain ? code : placed.get(letter)
}

/** A text in code page 1252, as DATEV reads it: a letter that it lacks without its accent where it has that one, else `?`. */
export function inCodePage1252(text: string): Uint8Array<ArrayBuffer> {
  const bare = (letter: string) => letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return Uint8Array.from([...text.normalize('NFC')], letter => byteOf(letter) ?? byteOf(bare(letter)) ?? 0x3f)
}
