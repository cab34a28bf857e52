import { type Box, roundMm } from '@/lib/design/geometry/box'
import { clamp } from '../common'
import type { RoundedTextElement } from './schema'
import { curveRatios } from './schema'

/** How high the curve of a text is, in mm: as high as wide on a circle. */
export const curveHeight = ({ size, ratio }: Pick<RoundedTextElement, 'size' | 'ratio'>): number =>
  ratio === undefined ? size : roundMm(size * ratio)

/** The box of the curve that a text stands inside of, in mm. */
export const curveBox = (
  element: Pick<RoundedTextElement, 'position' | 'size' | 'ratio' | 'rotate'>,
): Box => ({
  ...element.position,
  width: element.size,
  height: curveHeight(element),
  rotate: element.rotate ?? 0,
})

/** Sides that are this near to each other are those of a circle, in mm. */
const sameSideMm = 0.0005

/** The size and the ratio of a curve of two sides in mm; a circle has none. */
export function curveSides(width: number, height: number): Pick<RoundedTextElement, 'size' | 'ratio'> {
  const size = roundMm(width)
  if (Math.abs(height - width) < sameSideMm) return { size }
  return { size, ratio: clamp(Math.round((height / size) * 1e6) / 1e6, curveRatios) }
}

/** A text on a curve of two sides in mm, its top left corner where it was. */
export function withSides(element: RoundedTextElement, width: number, height: number): RoundedTextElement {
  const { ratio: _, ...rest } = element
  return { ...rest, ...curveSides(width, height) }
}

/** A text that goes all around its curve, or one in the middle of it. */
export function withClosed(
  { closed: _, ...element }: RoundedTextElement,
  closed: boolean,
): RoundedTextElement {
  return closed ? { ...element, closed } : element
}
