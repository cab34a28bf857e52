import { centreOf, roundMm } from '@/lib/geometry/box'
import { boxToBox, multiply, rotation, transformPath } from '@/lib/geometry/transform'
import { allHandles, resizeSized, scaleSized, sizedBox, sizeSized } from '../boxes'
import { maxDrawingPoints, partsFor } from '../../vectors/drawing'
import { isVectorSrc } from '../../vectors/source'
import { centredBox, type ElementKind, type Outline, type OutlineContext } from '../kind'
import { artBox, artParts } from './art-parts'
import { imageChecks } from './checks'
import { drawingOf } from './drawing'
import type { ImageElement } from './schema'

type Given = Pick<ImageElement, 'src' | 'art' | 'edit' | 'name'>

/** How much of the plate a new picture takes at most. */
const usualShare = 0.5
/** An own picture is what its owner came for. */
const ownShare = 0.8

/** What is drawn of an element, in units of its own, and the box that these fill; `null` where there is nothing. */
function drawnOf(element: ImageElement, { plate, engine }: OutlineContext) {
  if (element.art) {
    const parts = artParts(element.art).map(part => ({ ...part, fillRule: 'evenodd' as const }))
    return { box: artBox(element.art), parts }
  }
  const drawing = drawingOf(element, engine)
  // In a colour of its own it is of one ink, wherever it stands.
  const target = plate.fullColour && !element.color ? 'print' : 'engraving'
  return drawing && { box: drawing.viewBox, parts: partsFor(drawing, target) }
}

const pointsOf = (parts: readonly { path: readonly unknown[] }[]) =>
  parts.reduce((sum, { path }) => sum + path.length, 0)

export const imageKind: ElementKind<ImageElement, Given> = {
  rotates: true,
  freeRatio: true,
  handles: allHandles,
  usual: { src: 'vector:heart' },
  create(given, { plate }) {
    const place = { type: 'image', ...given, rotate: 0 } as const
    if (!given.art) {
      const edge = Math.max(plate.imageMinMm, Math.min(plate.widthMm, plate.heightMm) * usualShare)
      const { left, top } = centredBox(plate, edge, edge)
      return { ...place, position: { left, top }, size: { width: edge, height: edge } }
    }
    const { width, height } = artBox(given.art)
    const scale = Math.min((plate.widthMm * ownShare) / width, (plate.heightMm * ownShare) / height)
    const box = centredBox(plate, width * scale, height * scale)
    return {
      ...place,
      position: { left: roundMm(box.left), top: roundMm(box.top) },
      size: { width: roundMm(box.width), height: roundMm(box.height) },
    }
  },
  box: sizedBox,
  resize: resizeSized,
  sized: sizeSized,
  scale: scaleSized,
  files: ({ src, art }) => (!art && isVectorSrc(src) ? [src] : []),
  weight: ({ art }) => ({ points: art ? pointsOf(artParts(art)) : maxDrawingPoints }),
  outline(element, context) {
    const drawn = drawnOf(element, context)
    if (!drawn) return []
    const box = sizedBox(element)
    const matrix = multiply(rotation(box.rotate, centreOf(box)), boxToBox(drawn.box, box))
    return drawn.parts.map(
      (part): Outline => ({
        kind: 'ink',
        fill: element.color ?? part.fill,
        fillRule: part.fillRule,
        path: transformPath(matrix, part.path),
      }),
    )
  },
  checks: imageChecks,
}
