import { convexHull } from '@/lib/design/geometry/hull'
import { toHex } from '../colour'
import { num, path, polygon } from '../svg'
import { type Placement, placing, project, turning } from './camera'
import { ellipseOutline, type Outline, type Rim, roundedOutline } from './outline'
import { type Surface, shade } from './shade'
import { degrees, normalise, type Point, type Vec3 } from './vector'

/** A horizontal ring of a body: the outline at a height, moved by `dx` and `dz`. Millimetres. */
export type Ring = Outline & { y: number; dx?: number; dz?: number }

/**
 * A drawn body: its picture and the points that its shadow and frame are made from. `prints` are the places where the
 * impression lies on it, as SVG transforms from mm of the plate to mm of the drawing.
 */
export type Part = { svg: string; points: readonly Vec3[]; prints?: readonly string[] }

export type LoftOptions = {
  /** The rings are ellipses rather than rounded rectangles. */
  elliptic?: boolean
  /** Closes the top, and paints under each row so that no seam shows. */
  cap?: boolean
  /** Tallest row in millimetres. */
  row?: number
  corner?: number
  side?: number
  /** Draws only what faces these angles, in degrees; 90 is the front. */
  sector?: readonly [from: number, to: number]
}

type Corner = { local: Vec3; scene: Vec3; screen: Point; rim: Rim }

function subdivide(rings: readonly Ring[], row: number): Ring[] {
  return rings.flatMap((ring, index) => {
    const next = rings[index + 1]
    if (!next) return [ring]
    const count = Math.floor(Math.hypot(next.y - ring.y, next.hw - ring.hw) / row)
    return Array.from({ length: count + 1 }, (_, step) => {
      const t = step / (count + 1)
      const between = (from: number, to: number) => from + (to - from) * t
      return {
        y: between(ring.y, next.y),
        hw: between(ring.hw, next.hw),
        hd: between(ring.hd, next.hd),
        r: between(ring.r, next.r),
        dx: between(ring.dx ?? 0, next.dx ?? 0),
        dz: between(ring.dz ?? 0, next.dz ?? 0),
      }
    })
  })
}

function isFrontFacing(a: Point, b: Point, c: Point, d: Point): boolean {
  const cross = (from: Point, to: Point) => from[0] * to[1] - to[0] * from[1]
  return cross(a, b) + cross(b, c) + cross(c, d) + cross(d, a) > 1e-6
}

function within(rim: Rim, sector: LoftOptions['sector']): boolean {
  if (!sector) return true
  const angle = (Math.atan2(rim.nz, rim.nx) / degrees + 360) % 360
  return angle >= sector[0] && angle <= sector[1]
}

/** Colour of the quad between two points of one ring and the same two of the next. */
function quadColour(a: Corner, b: Corner, c: Corner, d: Corner, surface: Surface, turn: (v: Vec3) => Vec3) {
  const nx = (a.rim.nx + b.rim.nx) / 2
  const nz = (a.rim.nz + b.rim.nz) / 2
  const rise = d.local[1] - a.local[1]
  const outwards = (d.local[0] - a.local[0]) * nx + (d.local[2] - a.local[2]) * nz
  const normal = normalise(turn([nx * rise, -outwards, nz * rise]))
  const middle: Vec3 = [
    (a.local[0] + c.local[0]) / 2,
    (a.local[1] + d.local[1]) / 2,
    (a.local[2] + c.local[2]) / 2,
  ]
  return toHex(shade(normal, surface, middle))
}

function paintRow(
  lower: readonly Corner[],
  upper: readonly Corner[],
  surface: Surface,
  turn: (v: Vec3) => Vec3,
  options: LoftOptions,
): string {
  const byColour = new Map<string, string>()
  lower.forEach((a, index) => {
    const next = (index + 1) % lower.length
    const b = lower[next]
    const c = upper[next]
    const d = upper[index]
    if (!b || !c || !d || !within(a.rim, options.sector)) return
    if (!isFrontFacing(a.screen, b.screen, c.screen, d.screen)) return
    const colour = quadColour(a, b, c, d, surface, turn)
    byColour.set(colour, (byColour.get(colour) ?? '') + polygon([a.screen, b.screen, c.screen, d.screen]))
  })
  let svg = ''
  if (byColour.size && options.cap !== false && !options.sector) {
    const middle = [...byColour.keys()][byColour.size >> 1]
    svg += path(polygon(convexHull([...lower, ...upper].map(corner => corner.screen))), { fill: middle })
  }
  for (const [colour, d] of byColour) {
    svg += path(d, { fill: colour, stroke: colour, 'stroke-width': 0.3, 'stroke-linejoin': 'round' })
  }
  return svg
}

/**
 * A body as a stack of rings, from the bottom to the top. Each quad between two rings is lit by its own
 * normal; quads that look away are left out.
 */
export function loft(
  rings: readonly Ring[],
  surface: Surface,
  placement: Placement,
  options: LoftOptions = {},
): Part {
  const { elliptic = false, cap = true, row = 3.2, corner = 10, side = 6 } = options
  const place = placing(placement)
  const turn = turning(placement)
  const lift = placement.y ?? 0
  const stack = subdivide(rings, row).map(ring => {
    const rims = elliptic ? ellipseOutline(ring, corner) : roundedOutline(ring, { corner, side })
    return rims.map((rim): Corner => {
      const own: Vec3 = [rim.x + (ring.dx ?? 0), ring.y, rim.z + (ring.dz ?? 0)]
      const scene = place(own)
      return { local: [own[0], own[1] + lift, own[2]], scene, screen: project(scene), rim }
    })
  })
  let svg = ''
  stack.forEach((lower, index) => {
    const upper = stack[index + 1]
    if (upper) svg += paintRow(lower, upper, surface, turn, options)
  })
  const top = stack.at(-1)
  const height = top?.[0]?.local[1] ?? 0
  if (cap && top && !options.sector) {
    const colour = toHex(shade([0, 1, 0], surface, [0, height, 0]))
    svg += path(polygon(top.map(point => point.screen)), {
      fill: colour,
      stroke: colour,
      'stroke-width': 0.2,
    })
  }
  const outer = stack.filter((_, index) => index % 2 === 0 || index === stack.length - 1)
  return { svg, points: outer.flatMap(ring => ring.map(point => point.scene)) }
}

/** Rings that round off the upper edge of a body by `radius`; `squash` flattens the arc. */
export function fillet(base: Ring, radius: number, steps = 8, squash = 1): Ring[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (90 * step * degrees) / steps
    const inset = radius * (1 - Math.cos(angle))
    return {
      ...base,
      y: base.y + radius * squash * Math.sin(angle),
      hw: base.hw - inset,
      hd: base.hd - inset,
      r: Math.max(0.5, base.r - inset),
    }
  })
}

/** A smooth profile through the points of a turned piece: radius by height, Catmull-Rom between. */
export function turned(profile: readonly (readonly [y: number, radius: number])[], steps = 6): Ring[] {
  const ringAt = (y: number, radius: number): Ring => {
    const r = Math.max(0.2, radius)
    return { y, hw: r, hd: r, r }
  }
  const at = (index: number) => profile[Math.max(0, Math.min(profile.length - 1, index))] ?? [0, 0]
  const spline = (a: number, b: number, c: number, d: number, t: number) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  const rings: Ring[] = []
  for (let index = 0; index + 1 < profile.length; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      rings.push(ringAt(spline(a[0], b[0], c[0], d[0], t), spline(a[1], b[1], c[1], d[1], t)))
    }
  }
  const last = at(profile.length - 1)
  return [...rings, ringAt(last[0], last[1])]
}

/** Outline of a flat top as a path of the drawing, to clip what lies on it. */
export function topOutline(outline: Outline, y: number, placement: Placement, elliptic = false): string {
  const place = placing(placement)
  const rims = elliptic ? ellipseOutline(outline, 16) : roundedOutline(outline, { corner: 8, side: 1 })
  return polygon(rims.map(rim => project(place([rim.x, y, rim.z]))))
}

/** The numbers of a matrix that puts flat content in millimetres on a face of the object. */
export function faceMatrix(origin: Vec3, right: Vec3, down: Vec3, placement: Placement): string {
  const place = placing(placement)
  const turn = turning(placement)
  const o = project(place(origin))
  const u = project(turn(right))
  const v = project(turn(down))
  return `matrix(${[u[0], u[1], v[0], v[1]].map(value => +value.toFixed(4)).join(' ')} ${num(o[0])} ${num(o[1])})`
}
