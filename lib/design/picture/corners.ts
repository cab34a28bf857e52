import type { Corners } from '@/lib/design/scene/elements/image/edit'
import type { Pixels } from './pixels'
import type { Size } from './window'

/** A projective map: x' = (a·x + b·y + c) / (g·x + h·y + 1), y' = (d·x + e·y + f) / (g·x + h·y + 1). */
type Projection = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  h: number,
]

type Point = readonly [x: number, y: number]
type Quad = readonly [Point, Point, Point, Point]

/** Corners in pixels, clockwise from the top left. */
const inPixels = (corners: Corners, { width, height }: Size): Quad => {
  const at = ([x, y]: Point): Point => [x * width, y * height]
  const [a, b, c, d] = corners
  return [at(a), at(b), at(c), at(d)]
}

/** The map of the unit square onto a quadrilateral (Heckbert, 1989). */
function projectionOf([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): Projection {
  const [sx, sy] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const [dx1, dx2, dy1, dy2] = [x1 - x2, x3 - x2, y1 - y2, y3 - y2]
  const whole = dx1 * dy2 - dx2 * dy1
  const g = whole === 0 ? 0 : (sx * dy2 - dx2 * sy) / whole
  const h = whole === 0 ? 0 : (dx1 * sy - sx * dy1) / whole
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h]
}

const way = ([x0, y0]: Point, [x1, y1]: Point): number => Math.hypot(x1 - x0, y1 - y0)

type Vector = readonly [number, number, number]
const cross = ([a, b, c]: Vector, [d, e, f]: Vector): Vector => [b * f - c * e, c * d - a * f, a * e - b * d]
const dot = ([a, b, c]: Vector, [d, e, f]: Vector): number => a * d + b * e + c * f

/** How long lenses are that people photograph with, in long edges of the picture. */
const lenses = { shortest: 0.4, longest: 8 }

/**
 * Width to height of a rectangle from its photograph, with any lens: from its two vanishing points (Zhang and
 * He, 2006); `null` where it was taken from nearly above, and its edges say enough.
 */
function trueRatio(quad: Quad, size: Size): number | null {
  const edge = Math.max(size.width, size.height)
  const at = ([x, y]: Point): Vector => [(x - size.width / 2) / edge, (y - size.height / 2) / edge, 1]
  const [m1, m2, m4, m3] = quad.map(at) as [Vector, Vector, Vector, Vector]
  const k2 = dot(cross(m1, m4), m3) / dot(cross(m2, m4), m3)
  const k3 = dot(cross(m1, m4), m2) / dot(cross(m3, m4), m2)
  const n2: Vector = [k2 * m2[0] - m1[0], k2 * m2[1] - m1[1], k2 - 1]
  const n3: Vector = [k3 * m3[0] - m1[0], k3 * m3[1] - m1[1], k3 - 1]
  const squaredLens = -(n2[0] * n3[0] + n2[1] * n3[1]) / (n2[2] * n3[2])
  const lens = Math.sqrt(squaredLens)
  if (!(lens > lenses.shortest && lens < lenses.longest)) return null
  const across = (n2[0] ** 2 + n2[1] ** 2) / squaredLens + n2[2] ** 2
  const down = (n3[0] ** 2 + n3[1] ** 2) / squaredLens + n3[2] ** 2
  const ratio = Math.sqrt(across / down)
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null
}

/** The size in pixels of the area between four corners, as seen from straight above. */
export function straightenedSize(source: Size, corners: Corners): Size {
  const quad = inPixels(corners, source)
  const [a, b, c, d] = quad
  const width = Math.max(way(a, b), way(d, c))
  const height = Math.max(way(a, d), way(b, c))
  const ratio = trueRatio(quad, source)
  if (ratio === null)
    return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  // The longer of both is kept, so that nothing of the file is lost.
  const across = Math.max(width, height * ratio)
  return { width: Math.max(1, Math.round(across)), height: Math.max(1, Math.round(across / ratio)) }
}

/** The four corners of the whole picture. */
export const wholeCorners: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** Whether corners go around a surface that can be straightened: clockwise, convex, and no sliver. */
export function canStraighten(corners: Corners): boolean {
  const turns = corners.map((point, index) => {
    const [next, last] = [corners[(index + 1) % 4] ?? point, corners[(index + 2) % 4] ?? point]
    return (next[0] - point[0]) * (last[1] - next[1]) - (next[1] - point[1]) * (last[0] - next[0])
  })
  return turns.every(turn => turn > 0.0004)
}

/** The interpolated source value at a place between pixels, channel by channel, into `out` from `to` on. */
function sampleInto(
  { width, height, data }: Pixels,
  x: number,
  y: number,
  out: Uint8ClampedArray,
  to: number,
) {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x - 0.5)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y - 0.5)))
  const right = Math.min(width - 1, left + 1)
  const bottom = Math.min(height - 1, top + 1)
  const across = Math.min(1, Math.max(0, x - 0.5 - left))
  const down = Math.min(1, Math.max(0, y - 0.5 - top))
  for (let part = 0; part < 4; part += 1) {
    const upper =
      (data[(top * width + left) * 4 + part] ?? 0) * (1 - across) +
      (data[(top * width + right) * 4 + part] ?? 0) * across
    const lower =
      (data[(bottom * width + left) * 4 + part] ?? 0) * (1 - across) +
      (data[(bottom * width + right) * 4 + part] ?? 0) * across
    out[to + part] = upper * (1 - down) + lower * down
  }
}

/** What lies between four corners of a picture, as if it were looked at from straight above. */
export function straightened(source: Pixels, corners: Corners): Pixels {
  const { width, height } = straightenedSize(source, corners)
  const [a, b, c, d, e, f, g, h] = projectionOf(inPixels(corners, source))
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const v = (row + 0.5) / height
    for (let column = 0; column < width; column += 1) {
      const u = (column + 0.5) / width
      const depth = g * u + h * v + 1
      const x = (a * u + b * v + c) / depth
      const y = (d * u + e * v + f) / depth
      sampleInto(source, x, y, data, (row * width + column) * 4)
    }
  }
  return { width, height, data }
}
