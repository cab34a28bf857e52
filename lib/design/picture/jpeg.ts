/** What a JPEG needs to be drawn; all else in a file (its camera, its place, words) is left out. */
const needed = {
  /** Tables of quantisation and of Huffman codes, and the restart interval. */
  tables: [0xdb, 0xc4, 0xdd],
  /** The frame: baseline, extended or progressive. */
  frames: [0xc0, 0xc1, 0xc2],
} as const

const [start, end, scan, jfif] = [0xd8, 0xd9, 0xda, 0xe0]

interface Segment {
  marker: number
  from: number
  /** Behind its last byte. */
  to: number
}

const isOneOf = (markers: readonly number[], marker: number): boolean => markers.includes(marker)

/** The end of the coded pixels that begin at a place: the next marker other than a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

/** The segments of a JPEG between its start and its end, a scan with its pixels; `null` where it is none. */
function segmentsOf(bytes: Uint8Array): Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== start) return null
  const segments: Segment[] = []
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === end) return at + 2 === bytes.length ? segments : null
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    const behind = at + 2 + length
    if (length < 2 || behind > bytes.length) return null
    const to = marker === scan ? endOfScan(bytes, behind) : behind
    segments.push({ marker, from: at, to })
    at = to
  }
  return null
}

/** The picture of a JPEG without any data about its maker; `null` where the bytes are no JPEG. */
export function leanJpeg(bytes: Uint8Array): Uint8Array | null {
  const kept = segmentsOf(bytes)?.filter(
    ({ marker }) => marker === scan || isOneOf(needed.tables, marker) || isOneOf(needed.frames, marker),
  )
  if (!kept) return null
  const lean = new Uint8Array(4 + kept.reduce((sum, { from, to }) => sum + to - from, 0))
  lean.set([0xff, start])
  let at = 2
  for (const { from, to } of kept) {
    lean.set(bytes.subarray(from, to), at)
    at += to - from
  }
  lean.set([0xff, end], at)
  return lean
}

/**
 * The size of a JPEG in pixels, where it holds nothing but one picture of three colours in eight bits; `null` for all
 * else. Files, printers and drawing programs read such a one alike.
 */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const segments = segmentsOf(bytes)
  if (!segments?.some(({ marker }) => marker === scan)) return null
  const known = ({ marker }: Segment) =>
    marker === scan || marker === jfif || isOneOf(needed.tables, marker) || isOneOf(needed.frames, marker)
  if (!segments.every(known)) return null
  const frames = segments.filter(({ marker }) => isOneOf(needed.frames, marker))
  const [frame] = frames
  if (frames.length !== 1 || !frame || frame.to - frame.from !== 19) return null
  const at = (offset: number) => bytes[frame.from + offset] ?? 0
  if (at(4) !== 8 || at(9) !== 3) return null
  const size = { height: (at(5) << 8) | at(6), width: (at(7) << 8) | at(8) }
  return size.width > 0 && size.height > 0 ? size : null
}
