import { Gunzip } from 'fflate'
import { pictureLimits } from '../limits'

/** Why the bytes of a file are no text. */
export type TextFailure = 'unreadable' | 'too-large'

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

/** Whether a file is packed by gzip, as an `.svgz` is. */
const isPacked = (bytes: Uint8Array): boolean => startsWith(bytes, [0x1f, 0x8b, 0x08])

/** How many bytes are unpacked at a time: the bound is looked at after each. */
const pieceBytes = 65_536

/**
 * The bytes within a gzip, up to the piece in which they exceed a bound; of a cut or broken one, as many as can be
 * unpacked; `null` for anything else.
 */
function unpacked(bytes: Uint8Array, most: number): Uint8Array | null {
  const pieces: Uint8Array[] = []
  let length = 0
  const gunzip = new Gunzip(piece => {
    if (length <= most) pieces.push(piece)
    if (length <= most) length += piece.byteLength
  })
  try {
    for (let at = 0; at < bytes.length && length <= most; at += pieceBytes)
      gunzip.push(bytes.subarray(at, at + pieceBytes), false)
  } catch {
    if (length === 0) return null
  }
  if (length === 0) return null
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}

/** How far into a file its declaration may name an encoding. */
const declarationBytes = 200

/** The encoding of an XML file: by its mark, by how `<` stands in it, by its declaration, else UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0x3c, 0])) return 'utf-16le'
  if (startsWith(bytes, [0xfe, 0xff]) || startsWith(bytes, [0, 0x3c])) return 'utf-16be'
  if (startsWith(bytes, [0xef, 0xbb, 0xbf])) return 'utf-8'
  const start = String.fromCharCode(...bytes.subarray(0, declarationBytes))
  return /^<\?xml[^>]{0,150}\sencoding\s{0,9}=\s{0,9}["']([\w.:-]{1,40})["']/.exec(start)?.[1] ?? 'utf-8'
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes)).decode(bytes)
  } catch {
    // An encoding that no browser knows either.
    return new TextDecoder().decode(bytes)
  }
}

/** How much of a file is looked at to tell what it is: its element may stand behind a long comment. */
const startBytes = 65_536

/** How a file begins as a text, whatever it is. */
export function startOf(bytes: Uint8Array): string {
  const plain = isPacked(bytes) ? unpacked(bytes, startBytes) : bytes
  return plain ? decoded(plain.subarray(0, startBytes)) : ''
}

/** A file's text, in any encoding that XML knows, packed or not. */
export function textOf(bytes: Uint8Array): { ok: true; text: string } | { ok: false; code: TextFailure } {
  if (!isPacked(bytes)) return { ok: true, text: decoded(bytes) }
  const plain = unpacked(bytes, pictureLimits.svgBytes)
  if (!plain) return { ok: false, code: 'unreadable' }
  return plain.byteLength > pictureLimits.svgBytes
    ? { ok: false, code: 'too-large' }
    : { ok: true, text: decoded(plain) }
}
