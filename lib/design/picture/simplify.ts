import type { Ring } from './trace'
import type { Size } from './window'

/** The surface of a ring in square pixels: above zero for ink, below for a hole in it. */
export function ringArea(ring: Ring): number {
  let twice = 0
  const count = ring.length
  for (let at = 0; at < count; at += 2) {
    const to = (at + 2) % count
    twice += (ring[at] ?? 0) * (ring[to + 1] ?? 0) - (ring[to] ?? 0) * (ring[at + 1] ?? 0)
  }
  return twice / 2
}

/** The point that is farthest from the line between two others; the square of the way. */
function farthest(ring: Ring, from: number, to: number): { at: number; square: number } {
  const count = ring.length / 2
  const [ax = 0, ay = 0] = [ring[2 * from], ring[2 * from + 1]]
  const last = to % count
  const [bx = 0, by = 0] = [ring[2 * last], ring[2 * last + 1]]
  const [dx, dy] = [bx - ax, by - ay]
  const length = dx * dx + dy * dy
  let found = { at: -1, square: -1 }
  for (let at = from + 1; at < to; at += 1) {
    const x = (ring[2 * at] ?? 0) - ax
    const y = (ring[2 * at + 1] ?? 0) - ay
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length))
    const square = (x - along * dx) ** 2 + (y - along * dy) ** 2
    if (square > found.square) found = { at, square }
  }
  return found
}

/** The same ring with as few points as stay within `tolerance` pixels of it (Douglas and Peucker, 1973). */
export function simplifyRing(ring: Ring, tolerance: number): Ring {
  const count = ring.length / 2
  if (count <= 3) return ring
  const kept = new Uint8Array(count)
  const half = farthest(ring, 0, count).at
  if (half < 0) return ring
  kept[0] = 1
  kept[half] = 1
  const spans: [number, number][] = [
    [0, half],
    [half, count],
  ]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const { at, square } = farthest(ring, span[0], span[1])
    if (at < 0 || square <= tolerance * tolerance) continue
    kept[at] = 1
    spans.push([span[0], at], [at, span[1]])
  }
  const points: number[] = []
  for (let at = 0; at < count; at += 1) if (kept[at]) points.push(ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0)
  return Float64Array.from(points)
}

/** A ring on the grid of units, without points that fell together; null where no surface is left. */
export function onUnits(ring: Ring, unit: number, { width, height }: Size): number[] | null {
  const points: number[] = []
  for (let at = 0; at < ring.length; at += 2) {
    const x = Math.min(width, Math.max(0, Math.round((ring[at] ?? 0) * unit)))
    const y = Math.min(height, Math.max(0, Math.round((ring[at + 1] ?? 0) * unit)))
    const last = points.length
    if (last === 0 || points[last - 2] !== x || points[last - 1] !== y) points.push(x, y)
  }
  return points.length >= 6 ? points : null
}
