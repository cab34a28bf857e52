import { type Area, areasOf } from './areas'
import { squaredDistances } from './distance'
import type { Plane } from './pixels'

/** Ink as far as a pen of a width reaches into it leaves the rest out: that rest, where it is more than a corner. */
function beyondPen(
  inside: Float32Array,
  ink: (pixel: number) => boolean,
  plane: Plane,
  width: number,
): Area[] {
  // A stroke of n pixels has its middle (n + 1) / 2 from the nearest paper, or n / 2.
  const reach = width / 2
  const centre = (pixel: number) => Math.sqrt(inside[pixel] ?? 0) >= reach
  const way = squaredDistances(centre, plane.width, plane.height, false)
  const rest = (pixel: number) => ink(pixel) && Math.sqrt(way[pixel] ?? 0) >= reach + 0.5
  const long = 2 * width + 2
  return areasOf(rest, plane.width, plane.height, pixel => inside[pixel] ?? 0).filter(
    area => Math.hypot(area.width, area.height) >= long && area.pixels >= long,
  )
}

/** The widths that are tried, in pixels. */
const widths = [1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 28, 32]

export interface Strokes {
  /** The thinnest stroke in pixels; null where every one is wider than those that are looked for. */
  thinnest: number | null
  /** Where strokes thinner than `needed` are. */
  places: Area[]
}

/**
 * How thin the strokes of a picture are: the widest pen that still reaches everything but corners. Exact to half a pixel.
 * @param ink 1 for ink, 0 for paper
 * @param needed the width in pixels that a stroke must have
 */
export function measureStrokes(ink: Plane, needed: number): Strokes {
  const isInk = (pixel: number) => ink.data[pixel] === 1
  const inside = squaredDistances(pixel => !isInk(pixel), ink.width, ink.height, true)
  const places = beyondPen(inside, isInk, ink, needed)
  let [low, high] = [0, widths.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const thin = beyondPen(inside, isInk, ink, widths[middle] ?? 0).length > 0
    if (thin) high = middle
    else low = middle + 1
  }
  const found = widths[low]
  if (found === undefined) return { thinnest: null, places }
  const thin = beyondPen(inside, isInk, ink, found)
  // The middle of a stroke is (n + 1) / 2 or n / 2 from the paper: between both.
  const thinnest = Math.min(...thin.map(({ peak }) => 2 * Math.sqrt(peak) - 0.5))
  return { thinnest: Math.max(1, thinnest), places }
}
