import { viewOf } from './containers'

/** Most entries of a directory that are looked at: cameras write some forty. */
const mostEntries = 512
const [short, long, rational] = [3, 4, 5]

/** The entries of a directory that are read, by their tags. */
export const tiffTags = { width: 0x100, height: 0x101, across: 0x11a, down: 0x11b, unit: 0x128 } as const

/**
 * The figures of the first directory of a TIFF by their tags: whole numbers and fractions, of lists the first. EXIF in other files is
 * such a directory too. Null where the bytes are no TIFF.
 */
export function readTiff(bytes: Uint8Array): ReadonlyMap<number, number> | null {
  if (bytes.length < 14) return null
  const view = viewOf(bytes)
  const order = view.getUint16(0)
  if (order !== 0x4949 && order !== 0x4d4d) return null
  const little = order === 0x4949
  if (view.getUint16(2, little) !== 42) return null
  const first = view.getUint32(4, little)
  if (first + 2 > bytes.length) return null
  const count = Math.min(view.getUint16(first, little), mostEntries)
  const figures = new Map<number, number>()
  for (let entry = 0; entry < count; entry += 1) {
    const at = first + 2 + entry * 12
    if (at + 12 > bytes.length) break
    const figure = figureAt(view, at, little)
    if (figure !== null) figures.set(view.getUint16(at, little), figure)
  }
  return figures
}

/** The figure of an entry; null where it is something else or lies beyond the end. */
function figureAt(view: DataView, at: number, little: boolean): number | null {
  const type = view.getUint16(at + 2, little)
  if (type === short) return view.getUint16(at + 8, little)
  if (type === long) return view.getUint32(at + 8, little)
  const place = view.getUint32(at + 8, little)
  if (type !== rational || place + 8 > view.byteLength) return null
  const divisor = view.getUint32(place + 4, little)
  return divisor === 0 ? null : view.getUint32(place, little) / divisor
}
