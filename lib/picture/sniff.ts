import { startOf } from './svg/text'

/** What a file is by its first bytes, whatever its name says; pixels where it has some. */
export type SniffedFile =
  | { kind: 'png' | 'jpeg' | 'webp'; width: number; height: number }
  | { kind: 'pdf' | 'svg' }

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function pngSize(bytes: Uint8Array) {
  if (bytes.length < 24 || ascii(bytes, 12, 4) !== 'IHDR') return null
  const view = viewOf(bytes)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Markers of a JPEG that carry its size: start of frame, but for the tables that share their range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(bytes: Uint8Array) {
  const view = viewOf(bytes)
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    // Fill bytes, and markers without a length.
    if (marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += marker === 0xff ? 1 : 2
      continue
    }
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return null
}

const threeBytes = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

function webpSize(bytes: Uint8Array) {
  if (bytes.length < 30) return null
  const view = viewOf(bytes)
  switch (ascii(bytes, 12, 4)) {
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

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

/** Whether a file is an SVG, in any encoding and under any prefix, packed or not. */
function isSvg(bytes: Uint8Array): boolean {
  const text = startOf(bytes)
  return /^\ufeff?\s*</.test(text) && /<(?:[\w.-]{1,100}:)?svg[\s>/]/.test(text)
}

function sized(
  kind: 'png' | 'jpeg' | 'webp',
  size: { width: number; height: number } | null,
): SniffedFile | null {
  return size && size.width > 0 && size.height > 0 ? { kind, ...size } : null
}

/** Tells a file by its content; `null` for what is none of JPG, PNG, WebP, SVG and PDF, or has no size. */
export function sniffFile(bytes: Uint8Array): SniffedFile | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return sized('png', pngSize(bytes))
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return sized('jpeg', jpegSize(bytes))
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return sized('webp', webpSize(bytes))
  if (ascii(bytes, 0, 5) === '%PDF-') return { kind: 'pdf' }
  return isSvg(bytes) ? { kind: 'svg' } : null
}
