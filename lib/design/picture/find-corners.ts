import type { Corners } from '@/lib/design/scene/elements/image/edit'
import { areasOf } from './areas'
import { canStraighten } from './corners'
import { toGrey } from './grey'
import { histogramOf, otsuThreshold } from './histogram'
import type { Pixels, Plane } from './pixels'

type Point = readonly [x: number, y: number]

/** Ink below this part of the picture is a speck of dust. */
const speckShare = 0.00002
/** A quadrilateral counts as the frame of an impression where this part of each of its edges has ink along it. */
const framedShare = 0.55

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Where the ink of a photographed impression is: 1 for ink. What reaches the picture's edge is table, shadow or thumb. */
function inkOf(pixels: Pixels): Plane {
  const { width, height } = pixels
  const grey = toGrey(pixels, { light: 0, even: true, background: null, invert: false })
  const threshold = otsuThreshold(histogramOf(grey))
  const dark = (pixel: number) => (grey.data[pixel] ?? 255) <= threshold
  const areas = areasOf(dark, width, height)
  const kept = areas.filter(
    ({ left, top, width: w, height: h, pixels: count }) =>
      left > 0 && top > 0 && left + w < width && top + h < height && count > speckShare * width * height,
  )
  const data = new Uint8Array(width * height)
  for (const area of kept) {
    for (let y = area.top; y < area.top + area.height; y += 1) {
      for (let x = area.left; x < area.left + area.width; x += 1) {
        if (dark(y * width + x)) data[y * width + x] = 1
      }
    }
  }
  return { width, height, data }
}

/** The outermost ink, clockwise on the screen (Andrew's chains over each row's ends). */
function hullOf({ width, height, data }: Plane): Point[] {
  const points: Point[] = []
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width)
    const first = row.indexOf(1)
    if (first < 0) continue
    const last = row.lastIndexOf(1) + 1
    points.push([first, y], [first, y + 1], [last, y], [last, y + 1])
  }
  points.sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const chain = (ordered: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of ordered) {
      for (let at = kept.length; at >= 2; at -= 1) {
        const [before, last] = [kept[at - 2], kept[at - 1]]
        if (!before || !last || turn(before, last, point) > 0) break
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...chain(points), ...chain(points.toReversed())]
}

/** Where two lines meet, each through two points; `null` where they run side by side. */
function meeting([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point | null {
  const whole = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  if (Math.abs(whole) < 1e-9) return null
  const share = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / whole
  return [ax + share * (bx - ax), ay + share * (by - ay)]
}

/** A hull as a quadrilateral around it: the edge whose loss adds least is lost, again and again. */
function quadAround(hull: readonly Point[]): Point[] | null {
  const corners = [...hull]
  while (corners.length > 4) {
    let best: { at: number; point: Point; added: number } | null = null
    for (let at = 0; at < corners.length; at += 1) {
      const of = (step: number) => corners[(at + step + corners.length) % corners.length] as Point
      const [before, from, to, after] = [of(-1), of(0), of(1), of(2)]
      const point = meeting(before, from, after, to)
      // The neighbours must meet outside of the edge that goes.
      if (!point || turn(from, to, point) > 0) continue
      const added = Math.abs(turn(from, to, point))
      if (!best || added < best.added) best = { at, point, added }
    }
    if (!best) return null
    const next = (best.at + 1) % corners.length
    corners[best.at] = best.point
    corners.splice(next, 1)
  }
  return corners.length === 4 ? corners : null
}

/** The smallest rectangle around a hull, turned as it may be (one of its sides lies on an edge). */
function rectAround(hull: readonly Point[]): Point[] | null {
  let best: { area: number; corners: Point[] } | null = null
  for (let at = 0; at < hull.length; at += 1) {
    const [from, to] = [hull[at], hull[(at + 1) % hull.length]]
    if (!from || !to) continue
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (length === 0) continue
    const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const along = hull.map(([x, y]) => x * ux + y * uy)
    const across = hull.map(([x, y]) => -x * uy + y * ux)
    const [low, high] = [Math.min(...along), Math.max(...along)]
    const [near, far] = [Math.min(...across), Math.max(...across)]
    const area = (high - low) * (far - near)
    if (best && area >= best.area) continue
    const point = (a: number, b: number): Point => [a * ux - b * uy, a * uy + b * ux]
    best = { area, corners: [point(low, near), point(high, near), point(high, far), point(low, far)] }
  }
  return best?.corners ?? null
}

/** Whether ink runs along an edge: a border's line, or the feet of letters. */
function isFramed(ink: Plane, from: Point, to: Point): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const steps = Math.max(8, Math.round(length))
  const reach = Math.max(2, Math.round(length * 0.012))
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  let met = 0
  for (let step = 0; step < steps; step += 1) {
    const share = (step + 0.5) / steps
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    for (let off = -1; off <= reach; off += 1) {
      const [column, row] = [Math.floor(x + nx * off), Math.floor(y + ny * off)]
      if (column < 0 || row < 0 || column >= ink.width || row >= ink.height) continue
      if (ink.data[row * ink.width + column] === 1) {
        met += 1
        break
      }
    }
  }
  return met / steps >= framedShare
}

/** Corners from the top left on, in shares; the top left one is nearest to the picture's. */
function ordered(quad: readonly Point[], { width, height }: Plane): Corners | null {
  const shares = quad.map(([x, y]): [number, number] => [
    Math.min(1, Math.max(0, Math.round((x / width) * 10_000) / 10_000)),
    Math.min(1, Math.max(0, Math.round((y / height) * 10_000) / 10_000)),
  ])
  const sums = shares.map(([x, y]) => x * width + y * height)
  const first = sums.indexOf(Math.min(...sums))
  const [a, b, c, d] = [...shares.slice(first), ...shares.slice(0, first)]
  const corners = a && b && c && d ? ([a, b, c, d] satisfies Corners) : null
  return corners && canStraighten(corners) ? corners : null
}

/**
 * The corners of an impression in a photograph: of the frame around it, even seen at an angle, else of the smallest
 * rectangle around its ink. `null` where there is no ink apart from what reaches the picture's edge.
 * @param pixels a small picture will do: 600 pixels are as good as 6000
 */
export function findCorners(pixels: Pixels): Corners | null {
  const ink = inkOf(pixels)
  const hull = hullOf(ink)
  if (hull.length < 4) return null
  const quad = quadAround(hull)
  const framed = quad?.every((point, index) => isFramed(ink, point, quad[(index + 1) % 4] ?? point))
  const found = (framed && ordered(quad ?? [], ink)) || ordered(rectAround(hull) ?? [], ink)
  return found || null
}
