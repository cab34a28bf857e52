/**
 * Closed contours as a short text, so that a picture's outlines fit into a design: for each contour the number of its
 * points, then the way from point to point, the first one from the contour before (from 0, 0 at the beginning). Numbers
 * are whole. A way is folded (0, -1, 1, -2 … become 0, 1, 2, 3 …) and every number is written in digits of 5 bits,
 * lowest first, with a sixth bit where another digit follows: A to Z, a to z, 0 to 9, dash, underscore.
 */
export const contourDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** A closed contour: x and y of each point in turn, in whole units. */
export type Contour = readonly number[]

/** Where the picture's units end; no contour goes beyond. */
export interface ContourBounds {
  width: number
  height: number
}

const digitOf = new Int8Array(128).fill(-1)
for (let value = 0; value < contourDigits.length; value += 1) digitOf[contourDigits.charCodeAt(value)] = value

const unfolded = (value: number): number => (value & 1 ? -(value + 1) / 2 : value / 2)

/** Reads one number after the other; -1 where the text ends too early, or holds another sign or a number too large. */
class Reader {
  at = 0

  constructor(private readonly text: string) {}

  get done(): boolean {
    return this.at >= this.text.length
  }

  next(): number {
    let value = 0
    for (let shift = 0; shift <= 20; shift += 5) {
      const code = this.text.charCodeAt(this.at)
      const digit = code < 128 ? (digitOf[code] ?? -1) : -1
      if (digit < 0) return -1
      this.at += 1
      value |= (digit & 31) << shift
      if (digit < 32) return value
    }
    return -1
  }
}

function readContour(reader: Reader, from: { x: number; y: number }, { width, height }: ContourBounds) {
  const count = reader.next()
  if (count < 3) return null
  const contour: number[] = []
  for (let point = 0; point < count; point += 1) {
    const across = reader.next()
    const down = reader.next()
    if (across < 0 || down < 0) return null
    from.x += unfolded(across)
    from.y += unfolded(down)
    if (from.x < 0 || from.y < 0 || from.x > width || from.y > height) return null
    contour.push(from.x, from.y)
  }
  return contour
}

/** The contours of a text; `null` where it is invalid, or leaves its bounds. Its work is bounded by the text's length. */
export function readContours(text: string, bounds: ContourBounds): Contour[] | null {
  const reader = new Reader(text)
  const contours: Contour[] = []
  const from = { x: 0, y: 0 }
  while (!reader.done) {
    const contour = readContour(reader, from, bounds)
    if (!contour) return null
    contours.push(contour)
  }
  return contours
}
