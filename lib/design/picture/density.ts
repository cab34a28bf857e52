import { asciiAt, jpegSegments, pngChunks, viewOf, webpChunks } from './containers'
import type { RasterKind } from './sniff'
import { readTiff, tiffTags } from './tiff'
import type { TrueSize } from './true-size'
import type { Size } from './window'

/** Pixels an inch, across and down. */
interface Density {
  x: number
  y: number
}

const mmPerInch = 25.4
/** Densities that programs and cameras write by default: they say nothing about a size. */
const defaults = [72, 96]
/** How far a figure in whole pixels a metre is beside one an inch. */
const rounding = 0.02
/** Densities at which nobody scans, draws or prints. */
const [least, most] = [30, 2400]
/** Pixels are square to this share; others would have to be drawn otherwise. */
const square = 0.01

const isOneSaid = (perInch: number): boolean =>
  perInch >= least && perInch <= most && !defaults.some(usual => Math.abs(usual - perInch) <= rounding)

/** A density that tells of a size: chosen, and alike in both directions. */
const says = ({ x, y }: Density): boolean =>
  isOneSaid(x) && isOneSaid(y) && Math.abs(x - y) <= square * Math.max(x, y)

/** The density of a TIFF, or of the EXIF of another file; its unit is the inch unless it says centimetre. */
function tiffDensity(bytes: Uint8Array): Density | null {
  const figures = readTiff(bytes)
  const [x, y] = [figures?.get(tiffTags.across), figures?.get(tiffTags.down)]
  const unit = figures?.get(tiffTags.unit) ?? 2
  if (x === undefined || y === undefined || (unit !== 2 && unit !== 3)) return null
  const factor = unit === 3 ? mmPerInch / 10 : 1
  return { x: x * factor, y: y * factor }
}

const exifWord = 'Exif\0\0'

/** The density that an EXIF part says; some writers put the word of JPEG in front of it elsewhere too. */
const exifDensity = (part: Uint8Array): Density | null =>
  tiffDensity(asciiAt(part, 0, 6) === exifWord ? part.subarray(6) : part)

function jfifDensity(part: Uint8Array): Density | null {
  if (part.length < 12 || asciiAt(part, 0, 5) !== 'JFIF\0') return null
  const view = viewOf(part)
  const unit = view.getUint8(7)
  if (unit !== 1 && unit !== 2) return null
  const factor = unit === 2 ? mmPerInch / 10 : 1
  return { x: view.getUint16(8) * factor, y: view.getUint16(10) * factor }
}

/** Those of JFIF and EXIF: programs that set one often leave the other as it came. */
function* jpegDensities(bytes: Uint8Array): Generator<Density | null> {
  for (const { name, content } of jpegSegments(bytes)) {
    if (name === 0xe0) yield jfifDensity(content)
    if (name === 0xe1 && asciiAt(content, 0, 6) === exifWord) yield exifDensity(content)
  }
}

function* pngDensities(bytes: Uint8Array): Generator<Density> {
  for (const { name, content } of pngChunks(bytes)) {
    if (name !== 'pHYs' || content.length < 9 || content[8] !== 1) continue
    const view = viewOf(content)
    // Whole pixels a metre: 300 an inch are written as 11,811.
    const perInch = (perMetre: number) => Math.round(perMetre * mmPerInch * 0.1) / 100
    yield { x: perInch(view.getUint32(0)), y: perInch(view.getUint32(4)) }
  }
}

function* webpDensities(bytes: Uint8Array): Generator<Density | null> {
  for (const { name, content } of webpChunks(bytes)) if (name === 'EXIF') yield exifDensity(content)
}

function densitiesOf(bytes: Uint8Array, kind: RasterKind): Iterable<Density | null> {
  switch (kind) {
    case 'jpeg':
      return jpegDensities(bytes)
    case 'png':
      return pngDensities(bytes)
    case 'webp':
      return webpDensities(bytes)
    case 'tiff':
      return [tiffDensity(bytes)]
    default:
      return []
  }
}

/**
 * How large a picture says that it is, in mm, upright; null where it says nothing, or what programs write by themselves: 72 or 96
 * pixels an inch, less than 30 or more than 2,400 (DESIGN-61).
 * @param pixels its size upright
 */
export function trueSizeOf(bytes: Uint8Array, kind: RasterKind, pixels: Size): TrueSize | null {
  for (const density of densitiesOf(bytes, kind)) {
    if (!density || !says(density)) continue
    const mm = (count: number) => (count / density.x) * mmPerInch
    return { width: mm(pixels.width), height: mm(pixels.height), physical: true }
  }
  return null
}
