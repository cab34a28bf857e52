import { flattenPath } from './flatten'
import type { FillRule, Path, Point, Rect } from './path'

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/**
 * Adds what an edge does to the pixels of its rows: how much of a pixel lies to its right, and all that is further right.
 * Sums along a row then give how much of each pixel is covered, exactly.
 */
function addEdge(sums: Float32Array, { left, top, width, height }: Rect, a: Point, b: Point): void {
  if (a.y === b.y) return
  const sign = a.y < b.y ? 1 : -1
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a]
  const slope = (lower.x - upper.x) / (lower.y - upper.y)
  const stride = width + 2
  const last = Math.min(top + height, Math.ceil(lower.y))
  for (let row = Math.max(top, Math.floor(upper.y)); row < last; row += 1) {
    const from = Math.max(row, upper.y)
    const to = Math.min(row + 1, lower.y)
    const weight = (to - from) * sign
    const x0 = within(upper.x + (from - upper.y) * slope, left, left + width)
    const x1 = within(upper.x + (to - upper.y) * slope, left, left + width)
    addRow(sums, (row - top) * stride - left, weight, Math.min(x0, x1), Math.max(x0, x1))
  }
}

/** One row of an edge that runs from `left` to `right` in it. */
function addRow(sums: Float32Array, start: number, weight: number, left: number, right: number): void {
  const first = Math.floor(left)
  const last = Math.max(first, Math.ceil(right) - 1)
  let before = 0
  for (let column = first; column <= last; column += 1) {
    // The mean share of this pixel that lies right of the edge, over the part of the edge that has passed by its end.
    const share = passed(left, right, column + 1)
    sums[start + column] = (sums[start + column] ?? 0) + weight * (share - before)
    before = share
  }
  sums[start + last + 1] = (sums[start + last + 1] ?? 0) + weight * (1 - before)
}

/** Of a slanted edge between two places, the area between it and `to` in the pixel left of `to`, at most 1. */
function passed(left: number, right: number, to: number): number {
  const area = (at: number) => {
    if (at <= left) return 0
    if (at >= right) return at - (left + right) / 2
    return (at - left) ** 2 / (2 * (right - left))
  }
  return area(to) - area(to - 1)
}

const filledShare = (rule: FillRule, sum: number): number =>
  rule === 'nonzero' ? Math.min(1, Math.abs(sum)) : Math.abs(sum - 2 * Math.round(sum / 2))

/**
 * How much of each pixel a filled path covers, 0 to 1, row by row. `toPixels` takes a point of the path to the picture;
 * what lies outside of it is left out. Curves are followed to `tolerance` mm.
 */
export function coverage(
  path: Path,
  rule: FillRule,
  picture: { width: number; height: number; toPixels: (point: Point) => Point; tolerance: number },
): Float32Array {
  return coverageWithin(path, rule, picture, {
    left: 0,
    top: 0,
    width: picture.width,
    height: picture.height,
  })
}

/** The coverage of a part of a picture, in whole pixels. */
export function coverageWithin(
  path: Path,
  rule: FillRule,
  { toPixels, tolerance }: { toPixels: (point: Point) => Point; tolerance: number },
  window: Rect,
): Float32Array {
  const { width, height } = window
  const stride = width + 2
  const sums = new Float32Array(stride * height)
  for (const { points } of flattenPath(path, tolerance)) {
    const placed = points.map(toPixels)
    placed.forEach((point, index) => {
      addEdge(sums, window, point, placed[(index + 1) % placed.length] ?? point)
    })
  }
  const cover = new Float32Array(width * height)
  for (let row = 0; row < height; row += 1) {
    let sum = 0
    for (let column = 0; column < width; column += 1) {
      sum += sums[row * stride + column] ?? 0
      cover[row * width + column] = filledShare(rule, sum)
    }
  }
  return cover
}
