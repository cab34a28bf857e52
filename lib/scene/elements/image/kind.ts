import { boxToBox, multiply, rotation, transformPath } from '@/lib/geometry/transform'
import { type Drawing, findDrawing } from '../../vectors/drawing'
import { centredBox, centreOf, type ElementKind } from '../kind'
import type { ImageElement } from './schema'

const boxOf = (element: ImageElement) => ({ ...element.position, ...element.size })

/** The drawing of an element; `null` for an uploaded picture and for a name that the shop does not have. */
export function drawingOf(element: ImageElement): Drawing | null {
  return element.src.startsWith('vector:') ? findDrawing(element.src.slice('vector:'.length)) : null
}

export const imageKind: ElementKind<ImageElement> = {
  create(plate, id, content) {
    const edge = Math.max(plate.imageMinMm, Math.min(plate.widthMm, plate.heightMm) / 2)
    const { left, top } = centredBox(plate, edge, edge)
    return {
      id,
      type: 'image',
      src: content,
      position: { left, top },
      size: { width: edge, height: edge },
      rotate: 0,
    }
  },
  box: boxOf,
  resize: (element, { left, top, width, height }) => ({
    ...element,
    position: { left, top },
    size: { width, height },
  }),
  outline(element) {
    const drawing = drawingOf(element)
    if (!drawing) return []
    const box = boxOf(element)
    const matrix = multiply(rotation(element.rotate ?? 0, centreOf(box)), boxToBox(drawing.viewBox, box))
    return drawing.parts.map(part => ({
      kind: 'ink',
      fill: element.color ?? part.fill,
      fillRule: part.fillRule,
      path: transformPath(matrix, part.path),
    }))
  },
}
