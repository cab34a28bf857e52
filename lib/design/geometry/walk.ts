import { onGrid, type PathCommand, type Point } from './path'
import { distance } from './trig'

/** A closed line measured along its length, in mm. */
export interface MeasuredLine {
  points: readonly Point[]
  /** The length from the first point to each point; the last entry closes the line. */
  lengths: readonly number[]
  total: number
}

/** A line with how far along it each of its points is, to walk on it by length. */
export function measureLine(points: readonly Point[]): MeasuredLine {
  const lengths = [0]
  let total = 0
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    total += distance(next.x - point.x, next.y - point.y)
    lengths.push(total)
  })
  return { points, lengths, total }
}

/** The segment in which a length lies; the search is binary, the line may have thousands of points. */
function segmentAt(line: MeasuredLine, length: number): number {
  let low = 0
  let high = line.points.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((line.lengths[middle] ?? 0) <= length) low = middle
    else high = middle - 1
  }
  return low
}

export interface Station extends Point {
  /** The direction of the line, of length 1. */
  dx: number
  dy: number
}

/** The place at a length along the line, which may be beyond its ends. */
export function stationAt(line: MeasuredLine, length: number): Station {
  const at = ((length % line.total) + line.total) % line.total
  const index = segmentAt(line, at)
  const from = line.points[index] ?? { x: 0, y: 0 }
  const to = line.points[(index + 1) % line.points.length] ?? from
  const span = distance(to.x - from.x, to.y - from.y) || 1
  const dx = (to.x - from.x) / span
  const dy = (to.y - from.y) / span
  const rest = at - (line.lengths[index] ?? 0)
  return { x: from.x + dx * rest, y: from.y + dy * rest, dx, dy }
}

/** A piece of the line between two lengths, as a band of a width around it. */
export function bandAlong(line: MeasuredLine, from: number, to: number, width: number): PathCommand[] {
  const inner: Point[] = []
  const stations = [stationAt(line, from)]
  const first = segmentAt(line, from)
  const last = segmentAt(line, to)
  for (let index = first + 1; index <= last; index += 1) {
    // A corner stands in both directions, so that the band keeps its width around it.
    const corner = line.lengths[index] ?? 0
    stations.push(stationAt(line, corner - 1e-6), stationAt(line, corner + 1e-6))
  }
  stations.push(stationAt(line, to - 1e-9))
  const half = width / 2
  const path: PathCommand[] = []
  for (const { x, y, dx, dy } of stations) {
    path.push([path.length === 0 ? 'M' : 'L', onGrid(x + dy * half), onGrid(y - dx * half)])
    inner.push({ x: x - dy * half, y: y + dx * half })
  }
  for (const { x, y } of inner.reverse()) path.push(['L', onGrid(x), onGrid(y)])
  path.push(['Z'])
  return path
}
