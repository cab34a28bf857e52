import type { Plane } from './pixels'

/** A closed line: x and y of each point in turn, in pixels. */
export type Ring = Float64Array

/** Sides of a cell between four samples. */
const [top, right, bottom, left] = [0, 1, 2, 3]

/**
 * From which side to which the edge of the ink runs through a cell, by which of its corners are ink (1 top left, 2 top
 * right, 4 bottom right, 8 bottom left), with the ink on its right. Where two corners face each other the middle decides.
 */
const apart: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[top, left]],
  [[right, top]],
  [[right, left]],
  [[bottom, right]],
  [
    [top, left],
    [bottom, right],
  ],
  [[bottom, top]],
  [[bottom, left]],
  [[left, bottom]],
  [[top, bottom]],
  [
    [right, top],
    [left, bottom],
  ],
  [[right, bottom]],
  [[left, right]],
  [[top, right]],
  [[left, top]],
  [],
]
const joined = new Map([
  [
    5,
    [
      [top, right],
      [bottom, left],
    ] as const,
  ],
  [
    10,
    [
      [left, top],
      [right, bottom],
    ] as const,
  ],
])

/**
 * The greys with a frame of white around them, so that every line closes. Sample 0 is half a pixel outside. The upper side
 * of the cell at a sample has the number 2 · sample, its left side the one after.
 */
class Field {
  readonly columns: number
  readonly rows: number
  /** How far each sample is on the ink's side, above 0 for ink. */
  readonly depth: Float32Array
  /** Side to which the line goes on from a side. */
  readonly next: Int32Array

  constructor({ width, height, data }: Plane, threshold: number) {
    this.columns = width + 2
    this.rows = height + 2
    this.depth = new Float32Array(this.columns * this.rows).fill(threshold + 0.5 - 255)
    this.next = new Int32Array(this.columns * this.rows * 2).fill(-1)
    for (let row = 0; row < height; row += 1) {
      const from = (row + 1) * this.columns + 1
      for (let column = 0; column < width; column += 1) {
        this.depth[from + column] = threshold + 0.5 - (data[row * width + column] ?? 255)
      }
    }
  }

  /** Finds the lines of every cell. */
  link(): void {
    for (let row = 0; row + 1 < this.rows; row += 1) {
      for (let column = 0; column + 1 < this.columns; column += 1) this.linkCell(row * this.columns + column)
    }
  }

  private linkCell(sample: number): void {
    const { depth, columns } = this
    const [a = 0, b = 0] = [depth[sample], depth[sample + 1]]
    const [d = 0, c = 0] = [depth[sample + columns], depth[sample + columns + 1]]
    const ink = (a > 0 ? 1 : 0) | (b > 0 ? 2 : 0) | (c > 0 ? 4 : 0) | (d > 0 ? 8 : 0)
    if (ink === 0 || ink === 15) return
    const lines = (a + b + c + d > 0 ? joined.get(ink) : undefined) ?? apart[ink] ?? []
    for (const [from, to] of lines) this.next[this.side(sample, from)] = this.side(sample, to)
  }

  private side(sample: number, side: number): number {
    if (side === top) return 2 * sample
    if (side === left) return 2 * sample + 1
    return side === right ? 2 * (sample + 1) + 1 : 2 * (sample + this.columns)
  }

  /** Where the line crosses a side, in pixels. */
  crossing(side: number): [number, number] {
    const sample = side >> 1
    const down = (side & 1) === 1
    const from = this.depth[sample] ?? 0
    const to = this.depth[sample + (down ? this.columns : 1)] ?? 0
    const share = from / (from - to)
    const x = (sample % this.columns) - 0.5
    const y = Math.floor(sample / this.columns) - 0.5
    return down ? [x, y + share] : [x + share, y]
  }
}

/**
 * The edges of all that is as dark as the threshold or darker, between the pixels as their greys say (marching squares):
 * closed lines with the ink on their right, so that outer ones run clockwise and holes the other way.
 */
export function traceInk(grey: Plane, threshold: number): Ring[] {
  const field = new Field(grey, Math.min(254, threshold))
  field.link()
  const { next } = field
  const rings: Ring[] = []
  for (let start = 0; start < next.length; start += 1) {
    if ((next[start] ?? -1) < 0) continue
    const points: number[] = []
    for (let side = start; side >= 0; ) {
      const [x, y] = field.crossing(side)
      points.push(Math.min(grey.width, Math.max(0, x)), Math.min(grey.height, Math.max(0, y)))
      const to = next[side] ?? -1
      next[side] = -1
      side = to
    }
    // The last side led back to the first, which was taken already.
    rings.push(Float64Array.from(points.slice(0, -2)))
  }
  return rings
}
