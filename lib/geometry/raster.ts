import { flattenPath } from './flatten'
import type { FillRule, Path, Point } from './path'

/** Lines of a row that are looked at; across, a line's cover is exact. */
const linesPerRow = 4

interface Crossing {
  x: number
  winding: number
}

/** Where an edge crosses the lines between two heights, each in its own list. */
function addEdge(lines: Crossing[][], a: Point, b: Point): void {
  if (a.y === b.y) return
  const winding = a.y < b.y ? 1 : -1
  const [upper, lower] = a.y < b.y ? [a, b] : [b, a]
  const first = Math.max(0, Math.ceil(upper.y * linesPerRow - 0.5))
  const last = Math.min(lines.length - 1, Math.ceil(lower.y * linesPerRow - 0.5) - 1)
  const slope = (lower.x - upper.x) / (lower.y - upper.y)
  for (let line = first; line <= last; line += 1) {
    lines[line]?.push({ x: upper.x + ((line + 0.5) / linesPerRow - upper.y) * slope, winding })
  }
}

function addSpan(cover: Float32Array, row: number, width: number, from: number, to: number): void {
  const start = Math.max(0, from)
  const end = Math.min(width, to)
  for (let x = Math.floor(start); x < end; x += 1) {
    const share = Math.min(end, x + 1) - Math.max(start, x)
    const at = row * width + x
    cover[at] = Math.min(1, (cover[at] ?? 0) + share / linesPerRow)
  }
}

/**
 * How much of each pixel a filled path covers, 0 to 1, row by row. `toPixels` takes a point of the path to the picture;
 * what lies outside of it is left out. Curves are followed to `tolerance` mm.
 */
export function coverage(
  path: Path,
  rule: FillRule,
  picture: { width: number; height: number; toPixels: (point: Point) => Point; tolerance: number },
): Float32Array {
  const { width, height, toPixels, tolerance } = picture
  const lines: Crossing[][] = Array.from({ length: height * linesPerRow }, () => [])
  for (const { points } of flattenPath(path, tolerance)) {
    const placed = points.map(toPixels)
    placed.forEach((point, index) => {
      addEdge(lines, point, placed[(index + 1) % placed.length] ?? point)
    })
  }
  const cover = new Float32Array(width * height)
  const isFilled = (winding: number) => (rule === 'evenodd' ? winding % 2 !== 0 : winding !== 0)
  lines.forEach((crossings, line) => {
    let winding = 0
    crossings.sort((a, b) => a.x - b.x)
    crossings.forEach(({ x, winding: by }, index) => {
      winding += by
      const next = crossings[index + 1]
      if (next && isFilled(winding)) addSpan(cover, Math.floor(line / linesPerRow), width, x, next.x)
    })
  })
  return cover
}
