import type { OutlineSource } from '../../outline-source'
import type { Drawing } from '../../vectors/drawing'
import { isVectorSrc } from '../../vectors/source'
import type { ImageElement } from './schema'

/** The drawing of an element; `null` for an own picture and for a name that the shop does not have. */
export function drawingOf({ src }: Pick<ImageElement, 'src'>, engine: OutlineSource): Drawing | null {
  return isVectorSrc(src) ? engine.drawing(src) : null
}
