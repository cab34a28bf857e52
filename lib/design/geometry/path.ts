/** One step of an outline in mm, y downwards. Every coordinate is a multiple of 0.0001 mm. */
export type PathCommand =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

export type Path = readonly PathCommand[]

export interface Point {
  readonly x: number
  readonly y: number
}

/** An upright rectangle, in mm. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type FillRule = 'nonzero' | 'evenodd'

/** Steps of the grid in one mm: 0.1 µm. */
export const gridPerMm = 10_000

/**
 * A coordinate on the grid. Engines differ in the last bit of a long computation; on the grid they agree, so that
 * the same design has the same outlines, and the same hash, on every machine.
 */
export function onGrid(mm: number): number {
  // `+ 0` turns -0 into 0: both are one place, but not one bit pattern.
  return Math.round(mm * gridPerMm) / gridPerMm + 0
}
