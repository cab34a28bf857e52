import { Unzlib } from 'fflate'

const ascii = (word: string): Uint8Array => Uint8Array.from(word, letter => letter.charCodeAt(0))
const opening = ascii('stream')
const closing = ascii('endstream')

/** Bytes that are unpacked at once: what they become is a thousand times as much at most. */
const piece = 16_384

/** Where a word stands next in a file; -1 where it does not. */
function find(bytes: Uint8Array, word: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(word[0] ?? 0, from); at !== -1; at = bytes.indexOf(word[0] ?? 0, at + 1)) {
    if (word.every((byte, index) => bytes[at + index] === byte)) return at
  }
  return -1
}

/** How much a packed part becomes, counted until it is more than `most`; what is not packed that way counts nothing. */
function unpackedLength(packed: Uint8Array, most: number): number {
  let length = 0
  const unpack = new Unzlib(data => {
    length += data.length
  })
  try {
    for (let at = 0; at < packed.length && length <= most; at += piece) {
      unpack.push(packed.subarray(at, at + piece))
    }
  } catch {
    // Another filter's data, or a broken part: the reader of the file says so where it needs it.
  }
  return length
}

/**
 * Whether the packed parts of a PDF become more than `most` bytes together: a file of some kilobytes may become
 * gigabytes, which would take the page's memory before anything is drawn.
 */
export function unpacksBeyond(pdf: Uint8Array, most: number): boolean {
  let left = most
  let at = find(pdf, opening, 0)
  while (at !== -1 && left >= 0) {
    const line = pdf[at + opening.length] === 13 ? 2 : 1
    const from = at + opening.length + line
    const found = find(pdf, closing, from)
    const to = found === -1 ? pdf.length : found
    left -= unpackedLength(pdf.subarray(from, to), left)
    at = find(pdf, opening, to + closing.length)
  }
  return left < 0
}
