import { type Drawing, findDrawing } from '../../vectors/drawing'
import type { ImageElement } from './schema'

/** The drawing of an element; `null` for an own picture and for a name that the shop does not have. */
export function drawingOf(element: Pick<ImageElement, 'src'>): Drawing | null {
  return element.src.startsWith('vector:') ? findDrawing(element.src.slice('vector:'.length)) : null
}
