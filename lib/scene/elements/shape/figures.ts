import type { Point } from '@/lib/geometry/path'
import { sinCosDegrees } from '@/lib/geometry/trig'
import type { ShapeName } from './schema'

const on = (degrees: number, radius: number): Point => {
  const { sin, cos } = sinCosDegrees(degrees - 90)
  return { x: 0.5 + radius * cos, y: 0.5 + radius * sin }
}

/** A star's inner corners as a share of its outer ones: that of the five-pointed star whose edges are straight. */
const starInner = 0.190983005625

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
