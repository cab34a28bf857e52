/*
 * Walks over the parts that picture files are made of. Each reads every byte of a header at most once, no matter what
 * lengths the file claims; a part that leads beyond its end stops the walk.
 */

/** A part of a file: its name or marker, and its content. */
interface FilePart<Name> {
  name: Name
  content: Uint8Array
}

export const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const startOfScan = 0xda

/** The segments of a JPEG in front of its first coded pixels, by their markers. */
export function* jpegSegments(bytes: Uint8Array): Generator<FilePart<number>> {
  for (let at = 2; at + 3 < bytes.length; ) {
    if (bytes[at] !== 0xff) return
    const marker = bytes[at + 1] ?? 0
    // Fill bytes, and markers without a length.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    if (marker === startOfScan || length < 2) return
    yield { name: marker, content: bytes.subarray(at + 4, at + 2 + length) }
    at += 2 + length
  }
}

/** The chunks of a PNG in front of its coded pixels. */
export function* pngChunks(bytes: Uint8Array): Generator<FilePart<string>> {
  const view = viewOf(bytes)
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at)
    const name = asciiAt(bytes, at + 4, 4)
    if (name === 'IDAT') return
    yield { name, content: bytes.subarray(at + 8, at + 8 + length) }
    at += 12 + length
  }
}

/** The chunks of a WebP. */
export function* webpChunks(bytes: Uint8Array): Generator<FilePart<string>> {
  const view = viewOf(bytes)
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    yield { name: asciiAt(bytes, at, 4), content: bytes.subarray(at + 8, at + 8 + length) }
    at += 8 + length + (length % 2)
  }
}

/** The boxes of an ISO base media file (AVIF, HEIC), or of the content of one of its boxes. */
export function* mediaBoxes(bytes: Uint8Array): Generator<FilePart<string>> {
  const view = viewOf(bytes)
  for (let at = 0; at + 8 <= bytes.length; ) {
    const length32 = view.getUint32(at)
    // 0: to the end of the file. 1: a length of 64 bits follows, which only a film needs; its lower half is enough.
    const wide = length32 === 1 && at + 16 <= bytes.length
    const head = wide ? 16 : 8
    const length = length32 === 0 ? bytes.length - at : wide ? view.getUint32(at + 12) : length32
    if (length < head) return
    yield { name: asciiAt(bytes, at + 4, 4), content: bytes.subarray(at + head, at + length) }
    at += length
  }
}

/** The content of the first box of a path of names, each within the one before; null where there is none. */
export function boxAt(bytes: Uint8Array, [name, ...within]: readonly string[]): Uint8Array | null {
  if (name === undefined) return bytes
  for (const box of mediaBoxes(bytes)) {
    if (box.name !== name) continue
    // `meta` begins with its version and flags.
    return boxAt(name === 'meta' ? box.content.subarray(4) : box.content, within)
  }
  return null
}
