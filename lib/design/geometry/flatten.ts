import type { Path, Point } from './path'
import { distance } from './trig'

/** A flattened contour; closed ones do not repeat their first point. */
export interface Polyline {
  points: Point[]
  closed: boolean
}

/** Parts a curve needs so that no chord is further than the tolerance from it. */
const parts = (deviation: number, tolerance: number): number =>
  Math.min(200, Math.max(1, Math.ceil(Math.sqrt(deviation / tolerance))))

function quadraticParts(from: Point, c: readonly number[], tolerance: number): number {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = c
  return parts(distance(from.x - 2 * x1 + x2, from.y - 2 * y1 + y2) / 4, tolerance)
}

function addQuadratic(points: Point[], from: Point, c: readonly number[], tolerance: number): void {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = c
  const n = quadraticParts(from, c, tolerance)
  for (let i = 1; i <= n; i += 1) {
    const t = i / n
    const u = 1 - t
    points.push({
      x: u * u * from.x + 2 * u * t * x1 + t * t * x2,
      y: u * u * from.y + 2 * u * t * y1 + t * t * y2,
    })
  }
}

function cubicParts(from: Point, c: readonly number[], tolerance: number): number {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = c
  const bend = Math.max(
    distance(from.x - 2 * x1 + x2, from.y - 2 * y1 + y2),
    distance(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  )
  return parts((bend * 3) / 4, tolerance)
}

function addCubic(points: Point[], from: Point, c: readonly number[], tolerance: number): void {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = c
  const n = cubicParts(from, c, tolerance)
  for (let i = 1; i <= n; i += 1) {
    const t = i / n
    const u = 1 - t
    points.push({
      x: u * u * u * from.x + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
      y: u * u * u * from.y + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
    })
  }
}

/** How many points a path has as straight lines within `tolerance` mm of it, each repeated one with them. */
export function countPoints(path: Path, tolerance: number): number {
  let count = 0
  let at: Point = { x: 0, y: 0 }
  for (const command of path) {
    if (command[0] === 'Z') continue
    const numbers = command.slice(1) as number[]
    // A curve with infinite numbers cannot be cut into parts.
    if (command[0] === 'Q') count += quadraticParts(at, numbers, tolerance) || 0
    else if (command[0] === 'C') count += cubicParts(at, numbers, tolerance) || 0
    else count += 1
    const [x = 0, y = 0] = numbers.slice(-2)
    at = { x, y }
  }
  return count
}

/** The path as straight lines that stay within `tolerance` mm of it. */
export function flattenPath(path: Path, tolerance = 0.005): Polyline[] {
  const lines: Polyline[] = []
  let current: Polyline | null = null
  let at: Point = { x: 0, y: 0 }
  for (const command of path) {
    if (command[0] === 'M') {
      at = { x: command[1], y: command[2] }
      current = { points: [at], closed: false }
      lines.push(current)
    } else if (command[0] === 'Z') {
      if (current) closeLine(current)
    } else if (current) {
      if (command[0] === 'L') current.points.push({ x: command[1], y: command[2] })
      else if (command[0] === 'Q') addQuadratic(current.points, at, command.slice(1) as number[], tolerance)
      else addCubic(current.points, at, command.slice(1) as number[], tolerance)
      at = current.points[current.points.length - 1] ?? at
    }
  }
  return lines
}

function closeLine(line: Polyline): void {
  line.closed = true
  const first = line.points[0]
  const last = line.points[line.points.length - 1]
  if (line.points.length > 1 && first && last && first.x === last.x && first.y === last.y) line.points.pop()
}
