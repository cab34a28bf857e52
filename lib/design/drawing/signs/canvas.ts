import type { Ids } from '../svg'
import type { SignLook } from './look'

/** The box of a picture in mm of the sign: its top left corner and size. */
export type Canvas = { x: number; y: number; width: number; height: number }

/** What every layer of a sign is drawn with. */
export type SignPen = {
  look: SignLook
  ids: Ids
  canvas: Canvas
  /** Effects grow with the sign, as the picture is scaled to fit: 1 for a sign of 200 mm. */
  k: number
  /** Id of the clip path of the sign's outline. */
  clip: string
}

/** Free space at each side of a sign, as a share of its longer side. */
const marginShare = 0.15

/** The canvas of a sign's picture in mm; with a ratio (width to height) it is widened about the middle. */
export function signCanvas(look: Pick<SignLook, 'width' | 'height' | 'fixing'>, ratio?: number): Canvas {
  const margin = Math.max(look.width, look.height) * marginShare
  const below = look.fixing === 'stand' || look.fixing === 'feet' ? margin * 0.8 : 0
  const width = look.width + 2 * margin
  const height = look.height + 2 * margin + below
  const canvas = { x: -margin, y: -margin, width, height }
  return ratio ? widened(canvas, ratio) : canvas
}

/** A box widened about its middle to a ratio of width to height. */
export function widened({ x, y, width, height }: Canvas, ratio: number): Canvas {
  const wide = Math.max(width, height * ratio)
  const tall = wide / ratio
  return { x: x - (wide - width) / 2, y: y - (tall - height) / 2, width: wide, height: tall }
}

/**
 * How large edges and shadows of a sign are drawn: 1 where its longer side is 200 mm, so that a door plate
 * and a shop front look alike.
 */
export function effectScale(look: Pick<SignLook, 'width' | 'height'>): number {
  return Math.max(0.35, Math.min(8, Math.max(look.width, look.height) / 200))
}
