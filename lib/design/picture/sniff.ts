import { asciiAt, boxAt, jpegSegments, mediaBoxes, viewOf } from './containers'
import { startOf } from './svg/text'
import { readTiff, tiffTags } from './tiff'
import type { Size } from './window'

/** Kinds of pictures that are known by their first bytes; whether a browser reads them is another question. */
export type RasterKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'bmp' | 'tiff' | 'heic'

/** What a file is by its first bytes, whatever its name says; pixels where it has some. */
export type SniffedFile = ({ kind: RasterKind } & Size) | { kind: 'pdf' | 'svg' }

/** Kinds of pictures that the shop decodes, and so keeps byte for byte; of the others a browser makes a PNG (DESIGN-60). */
const decodedHere: ReadonlySet<string> = new Set([
  'png',
  'jpeg',
  'webp',
  'avif',
  'gif',
] satisfies RasterKind[])

/** Whether the shop can read a file of this kind to its end. */
export const isKeptAsSent = (kind: SniffedFile['kind']): boolean =>
  kind === 'svg' || kind === 'pdf' || decodedHere.has(kind)

function pngSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 24 || asciiAt(bytes, 12, 4) !== 'IHDR') return null
  const view = viewOf(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Markers of a JPEG that carry its size: start of frame, except the tables that share their range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** The frame of a JPEG: its size in pixels, and how many colours it is made of; null where there is none. */
export function jpegFrame(bytes: Uint8Array): (Size & { colours: number }) | null {
  for (const { name, content } of jpegSegments(bytes)) {
    if (!isFrame(name) || content.length < 6) continue
    const view = viewOf(content)
    return { height: view.getUint16(1), width: view.getUint16(3), colours: view.getUint8(5) }
  }
  return null
}

function jpegSize(bytes: Uint8Array): Size | null {
  const frame = jpegFrame(bytes)
  return frame && { width: frame.width, height: frame.height }
}

const threeBytes = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

function webpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null
  const view = viewOf(bytes)
  switch (asciiAt(bytes, 12, 4)) {
    case 'VP8X':
      return { width: 1 + threeBytes(view, 24), height: 1 + threeBytes(view, 27) }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return null
  }
}

function gifSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 13) return null
  const view = viewOf(bytes)
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

function bmpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 26) return null
  const view = viewOf(bytes)
  const head = view.getUint32(14, true)
  if (head === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) }
  // Rows from top to bottom have a height below nothing.
  return head < 40 || head > 124
    ? null
    : { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
}

function tiffSize(bytes: Uint8Array): Size | null {
  const figures = readTiff(bytes)
  const [width, height] = [figures?.get(tiffTags.width), figures?.get(tiffTags.height)]
  return width === undefined || height === undefined ? null : { width, height }
}

/** The size that the head of a film's track ends with, in 16 bits and as many behind the point each. */
function trackSize(bytes: Uint8Array): Size | null {
  const head = boxAt(bytes, ['moov', 'trak', 'tkhd'])
  // With times of 32 bits or of 64.
  const length = head?.[0] === 1 ? 96 : 84
  if (!head || head.length < length) return null
  const view = viewOf(head)
  return { width: view.getUint16(length - 8), height: view.getUint16(length - 4) }
}

/** The largest picture of an AVIF or HEIC: one that is made of tiles has theirs in it too. A burst of pictures may be a film alone. */
function mediaSize(bytes: Uint8Array): Size | null {
  const properties = boxAt(bytes, ['meta', 'iprp', 'ipco'])
  let largest: Size | null = null
  for (const { name, content } of properties ? mediaBoxes(properties) : []) {
    if (name !== 'ispe' || content.length < 12) continue
    const view = viewOf(content)
    const size = { width: view.getUint32(4), height: view.getUint32(8) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest ?? trackSize(bytes)
}

/** Most names that a file of boxes says it is compatible with. */
const mostBrands = 32

/** The brand of a file of boxes; nothing for other files. */
function brandsOf(bytes: Uint8Array): ReadonlySet<string> {
  if (bytes.length < 16 || asciiAt(bytes, 4, 4) !== 'ftyp') return new Set()
  const end = Math.min(viewOf(bytes).getUint32(0), bytes.length, 16 + 4 * mostBrands)
  const brands = new Set([asciiAt(bytes, 8, 4)])
  for (let at = 16; at + 4 <= end; at += 4) brands.add(asciiAt(bytes, at, 4))
  return brands
}

const heicBrands = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

function mediaKind(bytes: Uint8Array): 'avif' | 'heic' | null {
  const brands = brandsOf(bytes)
  if (brands.has('avif') || brands.has('avis')) return 'avif'
  return heicBrands.some(brand => brands.has(brand)) ? 'heic' : null
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

/** Whether a file is an SVG, in any encoding and under any prefix, packed or not. */
function isSvg(bytes: Uint8Array): boolean {
  const text = startOf(bytes)
  return /^\ufeff?\s*</.test(text) && /<(?:[\w.-]{1,100}:)?svg[\s>/]/.test(text)
}

const sizeOf: Readonly<Record<RasterKind, (bytes: Uint8Array) => Size | null>> = {
  png: pngSize,
  jpeg: jpegSize,
  webp: webpSize,
  avif: mediaSize,
  heic: mediaSize,
  gif: gifSize,
  bmp: bmpSize,
  tiff: tiffSize,
}

function rasterKind(bytes: Uint8Array): RasterKind | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  const first = asciiAt(bytes, 0, 6)
  if (first.startsWith('RIFF') && asciiAt(bytes, 8, 4) === 'WEBP') return 'webp'
  if (first === 'GIF87a' || first === 'GIF89a') return 'gif'
  if (first.startsWith('II*\0') || first.startsWith('MM\0*')) return 'tiff'
  if (first.startsWith('BM')) return 'bmp'
  return mediaKind(bytes)
}

/** Recognises a file by its content; `null` for an unknown kind, or one without a size. */
export function sniffFile(bytes: Uint8Array): SniffedFile | null {
  const kind = rasterKind(bytes)
  const size = kind && sizeOf[kind](bytes)
  if (kind) return size && size.width > 0 && size.height > 0 ? { kind, ...size } : null
  if (asciiAt(bytes, 0, 5) === '%PDF-') return { kind: 'pdf' }
  return isSvg(bytes) ? { kind: 'svg' } : null
}
