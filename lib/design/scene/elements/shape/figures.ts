import type { Point } from '@/lib/design/geometry/path'
import { sinCosDegrees } from '@/lib/design/geometry/trig'
import type { ShapeName } from './schema'

const on = (degrees: number, radius: number): Point => {
  const { sin, cos } = sinCosDegrees(degrees - 90)
  return { x: 0.5 + radius * cos, y: 0.5 + radius * sin }
}

/** A star's inner corners as a share of its outer ones: that of the five-pointed star whose edges are straight. */
const starInner = 0.190983005625

/** What a regular octagon leaves of its box's edge on either side. */
const cut = 0.292893219

/** Corners of the figures in a box of 1 × 1, clockwise. Rectangle, line and ellipse are not among them. */
export const figureCorners: Partial<Record<ShapeName, readonly Point[]>> = {
  triangle: [
    { x: 0.5, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ],
  diamond: [
    { x: 0.5, y: 0 },
    { x: 1, y: 0.5 },
    { x: 0.5, y: 1 },
    { x: 0, y: 0.5 },
  ],
  // A regular one, stretched so that it fills its box.
  pentagon: [
    { x: 0.5, y: 0 },
    { x: 1, y: 0.381966011 },
    { x: 0.809016994, y: 1 },
    { x: 0.190983006, y: 1 },
    { x: 0, y: 0.381966011 },
  ],
  octagon: [
    { x: cut, y: 0 },
    { x: 1 - cut, y: 0 },
    { x: 1, y: cut },
    { x: 1, y: 1 - cut },
    { x: 1 - cut, y: 1 },
    { x: cut, y: 1 },
    { x: 0, y: 1 - cut },
    { x: 0, y: cut },
  ],
  cross: [
    { x: 0.35, y: 0 },
    { x: 0.65, y: 0 },
    { x: 0.65, y: 0.35 },
    { x: 1, y: 0.35 },
    { x: 1, y: 0.65 },
    { x: 0.65, y: 0.65 },
    { x: 0.65, y: 1 },
    { x: 0.35, y: 1 },
    { x: 0.35, y: 0.65 },
    { x: 0, y: 0.65 },
    { x: 0, y: 0.35 },
    { x: 0.35, y: 0.35 },
  ],
  'double-arrow': [
    { x: 0, y: 0.5 },
    { x: 0.3, y: 0 },
    { x: 0.3, y: 0.3 },
    { x: 0.7, y: 0.3 },
    { x: 0.7, y: 0 },
    { x: 1, y: 0.5 },
    { x: 0.7, y: 1 },
    { x: 0.7, y: 0.7 },
    { x: 0.3, y: 0.7 },
    { x: 0.3, y: 1 },
  ],
  hexagon: [
    { x: 0.25, y: 0 },
    { x: 0.75, y: 0 },
    { x: 1, y: 0.5 },
    { x: 0.75, y: 1 },
    { x: 0.25, y: 1 },
    { x: 0, y: 0.5 },
  ],
  star: Array.from({ length: 10 }, (_, index) => on(index * 36, index % 2 === 0 ? 0.5 : starInner)),
  arrow: [
    { x: 0, y: 0.3 },
    { x: 0.6, y: 0.3 },
    { x: 0.6, y: 0 },
    { x: 1, y: 0.5 },
    { x: 0.6, y: 1 },
    { x: 0.6, y: 0.7 },
    { x: 0, y: 0.7 },
  ],
}
