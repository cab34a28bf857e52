import { centreOf } from '@/lib/geometry/box'
import { boxToBox, multiply, rotation, transformPath } from '@/lib/geometry/transform'
import { allHandles, resizeSized, scaleSized, sizedBox, sizeSized } from '../boxes'
import { centredBox, type ElementKind } from '../kind'
import { imageChecks } from './checks'
import { drawingOf } from './drawing'
import type { ImageElement } from './schema'

export const imageKind: ElementKind<ImageElement, Pick<ImageElement, 'src'>> = {
  rotates: true,
  freeRatio: true,
  handles: allHandles,
  usual: { src: 'vector:heart' },
  create({ src }, { plate }) {
    const edge = Math.max(plate.imageMinMm, Math.min(plate.widthMm, plate.heightMm) / 2)
    const { left, top } = centredBox(plate, edge, edge)
    return { type: 'image', src, position: { left, top }, size: { width: edge, height: edge }, rotate: 0 }
  },
  box: sizedBox,
  resize: resizeSized,
  sized: sizeSized,
  scale: scaleSized,
  faces: () => [],
  weight(element) {
    const parts = drawingOf(element)?.parts ?? []
    return { points: parts.reduce((sum, { path }) => sum + path.length, 0) }
  },
  outline(element) {
    const drawing = drawingOf(element)
    if (!drawing) return []
    const box = sizedBox(element)
    const matrix = multiply(rotation(box.rotate, centreOf(box)), boxToBox(drawing.viewBox, box))
    return drawing.parts.map(part => ({
      kind: 'ink',
      fill: element.color ?? part.fill,
      fillRule: part.fillRule,
      path: transformPath(matrix, part.path),
    }))
  },
  checks: imageChecks,
}
