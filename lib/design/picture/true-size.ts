import type { Size } from './window'

/** How large a file says that it is in truth, in mm, upright. */
export interface TrueSize extends Size {
  /** Given in a unit of length. A size in pixels counts at 96 an inch, and says little. */
  physical: boolean
  /** What a page has beyond its trim on each side, where its boxes say so; within `width` and `height`. */
  bleed?: number
}

/** Sides that a page of ours can have, in mm: a stroke's width to the largest board that is made, twice. */
const sides = { least: 0.5, most: 10_000 }

const isSide = (mm: number): boolean => mm >= sides.least && mm < sides.most

/** The size that a file says, if it is within reason; `null` where it says none: no size, one of nothing, or of 10 km (DESIGN-48). */
export function saidSize(said: TrueSize | null): TrueSize | null {
  if (!said || !isSide(said.width) || !isSide(said.height)) return null
  const { bleed, ...size } = said
  const within = bleed !== undefined && bleed > 0 && isSide(Math.min(size.width, size.height) - 2 * bleed)
  return within ? said : size
}
