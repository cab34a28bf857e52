import svgpath from 'svgpath'
import type { SignConfig } from '@/lib/product/sign/config'
import { catalogue } from './catalogue'

type Spot = [x: number, y: number]
const { masks } = catalogue.materials
const far = (a: Spot, b: Spot) => Math.hypot(a[0] - b[0], a[1] - b[1])
const mix = (a: Spot, b: Spot, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
const turn = (cx: number, cy: number, rx: number, ry: number, from: number, to: number, parts: number) =>
  Array.from({ length: parts }, (_, i): Spot => {
    const angle = from + ((to - from) * i) / (parts - 1)
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })

/** The corners of a mask's path in its view box of 100 × 100, curves in sixteen parts. */
function cornersOf(d: string): Spot[] {
  const spots: Spot[] = []
  let at: Spot = [0, 0]
  svgpath(d)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...n]) => {
      if (command === 'Z') return
      const to: Spot =
        command === 'H'
          ? [n[0] ?? 0, at[1]]
          : command === 'V'
            ? [at[0], n[0] ?? 0]
            : [n.at(-2) ?? 0, n.at(-1) ?? 0]
      if (command === 'Q' || command === 'C') {
        const hull: Spot[] = [at]
        for (let i = 0; i < n.length; i += 2) hull.push([n[i] ?? 0, n[i + 1] ?? 0])
        for (let part = 1; part <= 16; part++) {
          let points = hull
          while (points.length > 1)
            points = points.slice(1).map((point, i) => mix(points[i] ?? point, point, part / 16))
          spots.push(points[0] ?? to)
        }
      } else spots.push(to)
      at = to
    })
  return spots
}
const unitCorners = new Map(masks.map(mask => [mask.name, cornersOf(mask.svgPath)]))

/** The plate's edge as a polygon, in mm; nothing for the full rectangle. */
function edgeOf({ width, height, mask, finishes }: SignConfig): Spot[] | null {
  const middle = [width / 2, height / 2] as const
  if (finishes.oval || mask.shape === 'flex-oval01')
    return turn(...middle, width / 2, height / 2, 0, 2 * Math.PI, 241)
  const side = Math.min(width, height)
  if (mask.shape === 'circle01') return turn(...middle, side / 2, side / 2, 0, 2 * Math.PI, 241)
  if (mask.shape === 'flex-rectangle01') {
    if (!finishes.rounded) return null
    const r = (Math.min(Math.max(finishes.rounded.percent, 0), 100) / 100) * (side / 2)
    const corner = (x: number, y: number, quarter: number) =>
      turn(x, y, r, r, (quarter * Math.PI) / 2, ((quarter + 1) * Math.PI) / 2, 33)
    return [
      ...corner(width - r, height - r, 0),
      ...corner(r, height - r, 1),
      ...corner(r, r, 2),
      ...corner(width - r, r, 3),
    ]
  }
  if ('maskCustom' in mask) {
    const { svgPath, width: w, height: h } = mask.maskCustom
    return cornersOf(svgPath).map(([x, y]) => [(x / w) * width, (y / h) * height])
  }
  const known = masks.find(m => m.name === mask.shape)
  const [w, h] = known?.fixedRatio ? [side, side] : [width, height]
  return (unitCorners.get(mask.shape) ?? []).map(([x, y]) => [
    middle[0] + (x / 100 - 0.5) * w,
    middle[1] + (y / 100 - 0.5) * h,
  ])
}

/** Whether a customer's own outline can be cut from a plate with at least this surface, in mm². */
export function isCuttable(config: SignConfig, leastSurface: number): boolean {
  if (!('maskCustom' in config.mask)) return true
  const { svgPath } = config.mask.maskCustom
  if (svgPath.split(/m/i).length !== 2 || !/z\s*$/i.test(svgPath)) return false
  const edge = edgeOf({ ...config, finishes: {} }) ?? []
  const within = (value: number, side: number) => value >= -0.1 && value <= side + 0.1
  if (!edge.every(([x, y]) => within(x, config.width) && within(y, config.height))) return false
  const corners = edge.filter((spot, i) => far(spot, edge.at(i - 1) ?? spot) > 0)
  const next = (i: number) => corners[(i + 1) % corners.length] ?? [0, 0]
  const side = (a: Spot, b: Spot, c: Spot) =>
    Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))
  for (const [i, a] of corners.entries())
    for (const [j, c] of corners.entries()) {
      if (j < i + 2 || (i === 0 && j === corners.length - 1)) continue
      const [b, d] = [next(i), next(j)]
      if (side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)) return false
    }
  const doubled = corners.reduce((sum, [x, y], i) => sum + x * next(i)[1] - next(i)[0] * y, 0)
  return Math.abs(doubled) / 2 >= leastSurface
}

/** Whether a circle lies inside a polygon. */
function holds(edge: Spot[], spot: Spot, radius: number): boolean {
  let inside = false
  let a = edge.at(-1) ?? spot
  for (const b of edge) {
    const along = (spot[0] - a[0]) * (b[0] - a[0]) + (spot[1] - a[1]) * (b[1] - a[1])
    const length = far(a, b) ** 2
    const foot = mix(a, b, length ? Math.min(Math.max(along / length, 0), 1) : 0)
    if (far(foot, spot) < radius) return false
    if (
      a[1] > spot[1] !== b[1] > spot[1] &&
      spot[0] < a[0] + ((spot[1] - a[1]) / (b[1] - a[1])) * (b[0] - a[0])
    )
      inside = !inside
    a = b
  }
  return inside
}

interface Reading {
  inset: number
  spacing: number
  share: number
}

function fits(
  starts: Spot[],
  middle: Spot,
  edge: Spot[] | null,
  { inset, spacing, share }: Reading,
): boolean {
  const spots: Spot[] = []
  for (const start of starts) {
    let spot: Spot | null = null
    for (let step = 0; step <= 200 * share && !spot; step++) {
      const candidate = mix(start, middle, step / 200)
      if (!edge || holds(edge, candidate, inset)) spot = candidate
    }
    if (!spot) return false
    if (spots.some(other => far(other, spot) < spacing)) return false
    spots.push(spot)
  }
  return true
}

/**
 * A second reading of where a layout's holes come to lie, by trying place after place along the way to the middle. Both
 * readings cut curves into chords, so within a hair of a limit this one does not decide: `undefined`.
 */
export function layoutLies(
  config: SignConfig,
  positions: readonly { x: string; y: string }[],
  hole: { inset: number; spacing: number },
): boolean | undefined {
  const { width, height } = config
  const edge = edgeOf(config)
  const middle: Spot = [width / 2, height / 2]
  const on = (word: string, side: number) =>
    word === 'center' ? side / 2 : word === 'left' || word === 'top' ? hole.inset : side - hole.inset
  const starts = positions.map(({ x, y }): Spot => [on(x, width), on(y, height)])
  // Half a percent of the longest way, for either of two holes.
  const hair = edge ? 0.2 + 0.005 * (width + height) : 1e-6
  const { inset, spacing } = hole
  if (!fits(starts, middle, edge, { inset: inset - 0.3, spacing: spacing - hair, share: 0.515 })) return false
  if (fits(starts, middle, edge, { inset: inset + 0.2, spacing: spacing + hair, share: 0.485 })) return true
  return edge
    ? undefined
    : spacing <= Math.min(...starts.flatMap((a, i) => starts.slice(i + 1).map(b => far(a, b))))
}
