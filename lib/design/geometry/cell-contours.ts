import type { Point } from './path'

/** Cells of equal size, dark or light, such as the modules of a code or the dots of a screened picture. */
export interface Cells {
  columns: number
  rows: number
  dark: (column: number, row: number) => boolean
}

/** No corner. */
const none = -1

/**
 * The edges between dark and light, each from corner to corner with the dark cell on its right. A corner is counted
 * row by row; at most two edges begin at one, and `first` is the older of them.
 */
class Edges {
  readonly row: number
  /** Corners at which an edge begins, in the order in which their first was found. */
  readonly starts: number[] = []
  private readonly first: Int32Array
  private readonly second: Int32Array

  constructor(cells: Cells) {
    this.row = cells.columns + 1
    const corners = this.row * (cells.rows + 1)
    this.first = new Int32Array(corners).fill(none)
    this.second = new Int32Array(corners).fill(none)
    this.find(cells)
  }

  private find({ columns, rows, dark }: Cells): void {
    const { row } = this
    const isDark = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < rows && dark(x, y)
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        if (!dark(x, y)) continue
        const corner = y * row + x
        if (!isDark(x, y - 1)) this.add(corner, corner + 1)
        if (!isDark(x + 1, y)) this.add(corner + 1, corner + 1 + row)
        if (!isDark(x, y + 1)) this.add(corner + 1 + row, corner + row)
        if (!isDark(x - 1, y)) this.add(corner + row, corner)
      }
    }
  }

  private add(from: number, to: number): void {
    if (this.first[from] === none) {
      this.first[from] = to
      this.starts.push(from)
    } else this.second[from] = to
  }

  private turnsRight(from: number, at: number, to: number): boolean {
    const { row } = this
    const [x, y] = [at % row, Math.floor(at / row)]
    const dx = x - (from % row)
    const dy = y - Math.floor(from / row)
    return dx * (Math.floor(to / row) - y) - dy * ((to % row) - x) > 0
  }

  /**
   * Takes an edge that begins at a corner, and gives its end; `none` where no edge is left. Where two dark cells meet
   * at a corner alone, the contour that comes `from` another turns right: each cell keeps its own outline.
   */
  take(at: number, from: number): number {
    const a = this.first[at] ?? none
    const b = this.second[at] ?? none
    if (b !== none && from !== none && !this.turnsRight(from, at, a) && this.turnsRight(from, at, b)) {
      this.second[at] = none
      return b
    }
    this.first[at] = b
    this.second[at] = none
    return a
  }
}

/** A closed line of corners without those that it runs straight through. */
function straightened(corners: readonly number[], row: number): Point[] {
  const points: Point[] = []
  let before = corners[corners.length - 1] ?? none
  corners.forEach((corner, index) => {
    const after = corners[index + 1] ?? corners[0] ?? none
    if (after - corner !== corner - before) points.push({ x: corner % row, y: Math.floor(corner / row) })
    before = corner
  })
  return points
}

/** The dark area's edge as closed contours in cells: outer ones clockwise, holes the other way. */
export function cellContours(cells: Cells): Point[][] {
  const edges = new Edges(cells)
  const contours: Point[][] = []
  for (const start of edges.starts) {
    for (let next = edges.take(start, none); next !== none; next = edges.take(start, none)) {
      const corners = [start]
      let from = start
      let at = next
      while (at !== start) {
        corners.push(at)
        const to = edges.take(at, from)
        if (to === none) break
        from = at
        at = to
      }
      contours.push(straightened(corners, edges.row))
    }
  }
  return contours
}
