import type { Point } from '@/lib/geometry/path'
import type { QrMatrix } from './matrix'

type Corner = readonly [x: number, y: number]

/** Edges between dark and light, each from corner to corner with the dark module on its right. */
function edgesOf(matrix: QrMatrix): Map<number, Corner[]> {
  const { size } = matrix
  const dark = (x: number, y: number) => x >= 0 && y >= 0 && x < size && y < size && matrix.dark(x, y)
  const edges = new Map<number, Corner[]>()
  const add = (fromX: number, fromY: number, toX: number, toY: number) => {
    const key = fromY * (size + 1) + fromX
    const from = edges.get(key) ?? []
    from.push([toX, toY])
    edges.set(key, from)
  }
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!dark(x, y)) continue
      if (!dark(x, y - 1)) add(x, y, x + 1, y)
      if (!dark(x + 1, y)) add(x + 1, y, x + 1, y + 1)
      if (!dark(x, y + 1)) add(x + 1, y + 1, x, y + 1)
      if (!dark(x - 1, y)) add(x, y + 1, x, y)
    }
  }
  return edges
}

/** Where two dark modules meet at a corner alone, the contour turns right: each keeps its own outline. */
function takeNext(choices: Corner[], at: Corner, from: Corner | null): Corner | undefined {
  if (choices.length < 2 || !from) return choices.shift()
  const dx = at[0] - from[0]
  const dy = at[1] - from[1]
  const right = choices.findIndex(([x, y]) => dx * (y - at[1]) - dy * (x - at[0]) > 0)
  return choices.splice(Math.max(0, right), 1)[0]
}

function straightened(corners: Corner[]): Point[] {
  const points: Point[] = []
  corners.forEach(([x, y], index) => {
    const [px, py] = corners[(index + corners.length - 1) % corners.length] ?? [x, y]
    const [nx, ny] = corners[(index + 1) % corners.length] ?? [x, y]
    const straight = (px === x && x === nx) || (py === y && y === ny)
    if (!straight) points.push({ x, y })
  })
  return points
}

/** The dark area's edge as closed contours in modules: outer ones clockwise, holes the other way. */
export function qrContours(matrix: QrMatrix): Point[][] {
  const edges = edgesOf(matrix)
  const row = matrix.size + 1
  const contours: Point[][] = []
  for (const [key, choices] of edges) {
    while (choices.length > 0) {
      const start: Corner = [key % row, Math.floor(key / row)]
      const corners: Corner[] = []
      let from: Corner | null = null
      let at = start
      do {
        corners.push(at)
        const next: Corner | undefined = takeNext(edges.get(at[1] * row + at[0]) ?? [], at, from)
        if (!next) break
        from = at
        at = next
      } while (at[0] !== start[0] || at[1] !== start[1])
      contours.push(straightened(corners))
    }
  }
  return contours
}
