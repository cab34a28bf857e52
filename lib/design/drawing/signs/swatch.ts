import { createIds, rect, tag } from '../svg'
import { effectScale } from './canvas'
import type { SignLook } from './look'
import { drawMarks, markOutlines } from './marking'
import { paintSurface } from './surfaces/surface'

export { fixingSwatch } from './fixing-swatch'

/** Size of the piece of material that a swatch shows, in mm. */
const piece = { width: 80, height: 60 }

/** A piece of a material from edge to edge: for the choice of materials and colours. */
export function materialSwatch(look: SignLook, letter?: string, prefix = 'sw'): string {
  const sample: SignLook = {
    ...look,
    ...piece,
    outline: `M0 0H${piece.width}V${piece.height}H0Z`,
    shape: 'rect',
    cornerMm: 0,
    bevelMm: 0,
  }
  const canvas = { x: 0, y: 0, ...piece }
  const ids = createIds(prefix)
  const pen = { look: sample, ids, canvas, k: effectScale(sample), clip: ids.next('clip') }
  const surface = paintSurface(pen)
  const clear = look.face === 'clear'
  const marks = letter ? [{ d: letter, fill: look.text }] : []
  const outlines = markOutlines(pen, marks)
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${piece.width} ${piece.height}`,
      width: piece.width * 4,
      height: piece.height * 4,
    },
    (clear ? rect(0, 0, piece.width, piece.height, 0, { fill: '#e6efef' }) : '') +
      surface.svg +
      outlines.definition +
      drawMarks(pen, marks, outlines) +
      (surface.gleam ?? ''),
  )
}
