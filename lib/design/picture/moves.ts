import { boxAt, pngChunks, viewOf, webpChunks } from './containers'
import type { RasterKind } from './sniff'

/** Behind the sub-blocks of a GIF that begin at a place. */
function behindBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += 1 + length
  return at + 1
}

/** Bytes of the table of colours that a packed byte tells of. */
const tableOf = (packed: number): number => ((packed & 0x80) === 0 ? 0 : 3 << ((packed & 7) + 1))

const [extension, image] = [0x21, 0x2c]

/** Whether a GIF has a second picture. */
function gifMoves(bytes: Uint8Array): boolean {
  let pictures = 0
  for (let at = 13 + tableOf(bytes[10] ?? 0); at < bytes.length; ) {
    const block = bytes[at]
    if (block === extension) at = behindBlocks(bytes, at + 2)
    else if (block === image) {
      pictures += 1
      if (pictures > 1) return true
      at = behindBlocks(bytes, at + 11 + tableOf(bytes[at + 9] ?? 0))
    } else return false
  }
  return false
}

/** Whether a PNG has a second picture, as an animated one says in front of its pixels. */
function pngMoves(bytes: Uint8Array): boolean {
  for (const { name, content } of pngChunks(bytes)) {
    if (name === 'acTL' && content.length >= 8) return viewOf(content).getUint32(0) > 1
  }
  return false
}

function webpMoves(bytes: Uint8Array): boolean {
  let pictures = 0
  for (const { name } of webpChunks(bytes)) {
    if (name === 'ANMF') pictures += 1
    if (pictures > 1) return true
  }
  return false
}

/** Whether a picture is the first of several that are shown one after the other (DESIGN-60). */
export function movesOf(bytes: Uint8Array, kind: RasterKind): boolean {
  switch (kind) {
    case 'gif':
      return gifMoves(bytes)
    case 'png':
      return pngMoves(bytes)
    case 'webp':
      return webpMoves(bytes)
    case 'avif':
    case 'heic':
      // A sequence of pictures is a film with its own track.
      return boxAt(bytes, ['moov', 'trak']) !== null
    default:
      return false
  }
}
