import { rect } from '../../svg'
import type { SignPen } from '../canvas'

/** The face of a sign: what it is painted with, and the light that lies over its text. */
export type Surface = { svg: string; gleam?: string }

/** A rectangle over the whole sign, to be clipped by its outline. */
export function whole({ look }: SignPen, attributes: Record<string, string | number>): string {
  return rect(0, 0, look.width, look.height, 0, attributes)
}
