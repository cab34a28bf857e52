import { convexHull } from '@/lib/design/geometry/hull'
import { degrees, type Point } from './solid/vector'
import { type Ids, path, polygon, radialGradient, rect, ellipse as shape, tag } from './svg'

/*
 * Soft shadows without filters: a filter costs a pass over the whole canvas, in the browser as on the server.
 * Each is a stack of nested shapes whose opacities add up to the falloff of a blur.
 */

/** Share of a blurred edge that is left at a distance outside it, in standard deviations. */
function falloff(distance: number): number {
  // The error function to three digits (Abramowitz and Stegun 7.1.25).
  const x = Math.abs(distance) / Math.SQRT2
  const t = 1 / (1 + 0.47047 * x)
  const erf = 1 - (0.3480242 * t - 0.0958798 * t * t + 0.7478556 * t * t * t) * Math.exp(-x * x)
  return distance >= 0 ? (1 - erf) / 2 : (1 + erf) / 2
}

/** The distance at which a share is left, in standard deviations. */
function distanceOf(share: number): number {
  let [near, far] = [-2.5, 2.5]
  for (let step = 0; step < 16; step++) {
    const middle = (near + far) / 2
    if (falloff(middle) > share) near = middle
    else far = middle
  }
  return near
}

type Layer = { grow: number; opacity: string }

/** Steps of transparency that a pixel can show. */
const levels = 255

/**
 * Nested layers from the widest in: how far each reaches beyond the edge, and how opaque it is. Each adds a whole
 * number of a pixel's levels, so that nothing is lost to rounding and no band shows; at most `count` of them.
 */
function layersOf(deviation: number, opacity: number, count: number, inwards = 2.2): Layer[] {
  const whole = opacity * levels
  const step = Math.max(1, Math.ceil(whole / count))
  const layers: Layer[] = []
  for (let level = step; level <= whole; level += step) {
    const at = distanceOf((level - step / 2) / whole)
    if (at < -inwards) break
    const own = 1 - (1 - level / levels) / (1 - (level - step) / levels)
    layers.push({ grow: at * deviation, opacity: own.toFixed(4) })
  }
  return layers
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}

/** A convex outline grown by rounding its corners, or shrunk towards its middle. */
function grown(hull: readonly Point[], by: number, middle: Point): Point[] {
  if (by <= 0) {
    return hull.map(([x, y]) => {
      const length = Math.hypot(x - middle[0], y - middle[1]) || 1
      const share = Math.max(0.02, 1 + by / length)
      return [middle[0] + (x - middle[0]) * share, middle[1] + (y - middle[1]) * share]
    })
  }
  return convexHull(
    hull.flatMap(([x, y]) =>
      Array.from({ length: 12 }, (_, step): Point => {
        const angle = step * 30 * degrees
        return [x + by * Math.cos(angle), y + by * Math.sin(angle)]
      }),
    ),
  )
}

/** Every corner of a hull with many points, thinned to what a blurred edge can show. */
function thinned(hull: readonly Point[], least: number): Point[] {
  const kept: Point[] = []
  for (const point of hull) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= least) kept.push(point)
  }
  return kept.length > 2 ? kept : [...hull]
}

/** The blurred shadow of a convex outline. */
export function softHull(
  hull: readonly Point[],
  {
    deviation,
    opacity,
    fill,
    count = 10,
  }: { deviation: number; opacity: number; fill: string; count?: number },
): string {
  const coarse = thinned(hull, deviation * 0.6)
  const middle = middleOf(coarse)
  return layersOf(deviation, opacity, count)
    .map(layer => path(polygon(grown(coarse, layer.grow, middle)), { fill, opacity: layer.opacity }))
    .join('')
}

/**
 * The blurred shadow of any outline, seen around the outline's own shape: what lies inside is covered by it, so
 * strokes of growing width do.
 */
export function softOutline(
  d: string,
  {
    deviation,
    opacity,
    stroke,
    transform,
    count = 20,
  }: { deviation: number; opacity: number; stroke: string; transform?: string; count?: number },
): string {
  return layersOf(deviation, opacity, count, 0.6)
    .map(layer =>
      path(d, {
        fill: stroke,
        stroke,
        'stroke-width': Math.max(0.01, 2 * layer.grow),
        'stroke-linejoin': 'round',
        opacity: layer.opacity,
        transform,
      }),
    )
    .join('')
}

/** A blurred line along an outline: the shadow of an edge alone. */
export function softLine(
  d: string,
  {
    deviation,
    opacity,
    stroke,
    width,
    transform,
    count = 14,
  }: {
    deviation: number
    opacity: number
    stroke: string
    width: number
    transform?: string
    count?: number
  },
): string {
  return layersOf(deviation, opacity, count, Math.min(2, width / 2 / deviation))
    .map(layer =>
      path(d, {
        fill: 'none',
        stroke,
        'stroke-width': Math.max(0.02, width + 2 * layer.grow),
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
        'stroke-opacity': layer.opacity,
        transform,
      }),
    )
    .join('')
}

/** A blurred rectangle. */
export function softRect(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  {
    deviation,
    opacity,
    fill,
    count = 14,
  }: { deviation: number; opacity: number; fill: string; count?: number },
): string {
  return layersOf(deviation, opacity, count)
    .map(({ grow, opacity: own }) =>
      rect(
        x - grow,
        y - grow,
        Math.max(0.1, width + 2 * grow),
        Math.max(0.1, height + 2 * grow),
        Math.max(0, grow) + deviation * 0.4,
        { fill, opacity: own },
      ),
    )
    .join('')
}

/** A blurred ellipse: darkest in its middle. */
export function softEllipse(
  ids: Ids,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  colour: string,
  opacity: number,
  /** Share of the radius that is full; the rest fades. */
  core = 0.35,
): string {
  const id = ids.next('glow')
  const fade = (at: number) => core + (1 - core) * at
  return (
    tag(
      'defs',
      {},
      radialGradient(
        id,
        [0.5, 0.5, 0.5],
        [
          [core, colour, opacity],
          [fade(0.3), colour, opacity * 0.78],
          [fade(0.6), colour, opacity * 0.3],
          [fade(0.85), colour, opacity * 0.06],
          [1, colour, 0],
        ],
      ),
    ) + shape(cx, cy, rx, ry, { fill: `url(#${id})` })
  )
}
