import { centreOf, roundMm } from '@/lib/design/geometry/box'
import { boxToBox, multiply, rotation, transformPath } from '@/lib/design/geometry/transform'
import type { Plate } from '../../plate'
import { maxDrawingPoints, partsFor } from '../../vectors/drawing'
import { isVectorSrc } from '../../vectors/source'
import { allHandles, resizeSized, scaleSized, sizedBox, sizeSized } from '../boxes'
import { withColour } from '../common'
import { centredBox, type ElementKind, type Outline, type OutlineContext } from '../kind'
import type { Art } from './art'
import { artBox, artParts } from './art-parts'
import { drawingOf } from './drawing'
import { photoOutline } from './photo-outline'
import { ownPlace } from './place'
import type { ImageElement } from './schema'

interface Given extends Pick<ImageElement, 'src' | 'art' | 'edit' | 'name'> {
  /** Width to height of a drawing of the shop, where that is not 1. */
  ratio?: number
}

/** How much of the plate a new drawing takes at most. */
const usualShare = 0.5
/** How much a wide or a high one takes. */
const roomiestShare = 0.8

/** A drawing is as high as suits the plate, or as wide as the space allows; its shorter side is never too small. */
function drawingSize(ratio: number, { widthMm, heightMm, imageMinMm }: Plate) {
  const edge = Math.max(imageMinMm, Math.min(widthMm, heightMm) * usualShare)
  const width = Math.min(edge * Math.max(1, ratio), Math.max(edge, widthMm * roomiestShare))
  const height = Math.min(edge * Math.max(1, 1 / ratio), Math.max(edge, heightMm * roomiestShare))
  const least = imageMinMm * Math.max(1, ratio)
  const wide = Math.max(least, Math.min(width, height * ratio))
  return { width: roundMm(wide), height: roundMm(wide / ratio) }
}

/** Smaller than this against its usual size a picture is no longer what it was added for. */
const leastShare = 0.3

/** What is drawn of an element, in its own units, and the box that they fill; `null` where there is nothing. */
function drawnOf(element: ImageElement, { plate, engine }: OutlineContext) {
  if (element.art) {
    const parts = artParts(element.art).map(part => ({ ...part, fillRule: 'evenodd' as const }))
    return { box: artBox(element.art), parts }
  }
  const drawing = drawingOf(element, engine)
  // In its own colour it is of one ink, wherever it stands.
  const target = plate.fullColour && !element.color ? 'print' : 'engraving'
  return drawing && { box: drawing.viewBox, parts: partsFor(drawing, target) }
}

const pointsOf = (parts: readonly { path: readonly unknown[] }[]) =>
  parts.reduce((sum, { path }) => sum + path.length, 0)

/** The last outlines of an own picture, which have many points: another element with it at the same place has the same. */
const outlinesByArt = new WeakMap<Art, { key: string; outlines: Outline[] }>()

/** All that an own picture's outlines depend on, beside itself. */
const placeKey = ({ position, size, rotate = 0, color }: ImageElement): string =>
  JSON.stringify([position.left, position.top, size.width, size.height, rotate, color])

function outlinesOf(element: ImageElement, context: OutlineContext): Outline[] {
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
}

export const imageKind: ElementKind<ImageElement, Given> = {
  rotates: true,
  freeRatio: true,
  handles: allHandles,
  usual: { src: 'vector:heart' },
  create({ ratio, ...given }, { plate }) {
    const place = { type: 'image', ...given, rotate: 0 } as const
    if (given.art) return { ...place, ...ownPlace(plate, artBox(given.art)) }
    const size = drawingSize(ratio ?? 1, plate)
    const { left, top } = centredBox(plate, size.width, size.height)
    return { ...place, position: { left: roundMm(left), top: roundMm(top) }, size }
  },
  leastShare: ({ size }, { imageMinMm }) =>
    Math.max(leastShare, imageMinMm / Math.min(size.width, size.height)),
  box: sizedBox,
  resize: resizeSized,
  sized: sizeSized,
  scale: scaleSized,
  files: ({ src, art }) => (!art && isVectorSrc(src) ? [src] : []),
  weight(element, plate) {
    const { art } = element
    const printed = photoOutline(element, plate)
    if (printed) return { points: printed.path.length }
    return { points: art ? pointsOf(artParts(art)) : maxDrawingPoints }
  },
  outline(element, context) {
    const printed = photoOutline(element, context.plate)
    if (printed) return [printed]
    const { art } = element
    if (!art) return outlinesOf(element, context)
    const key = placeKey(element)
    const known = outlinesByArt.get(art)
    if (known?.key === key) return known.outlines
    const outlines = outlinesOf(element, context)
    outlinesByArt.set(art, { key, outlines })
    return outlines
  },
  recolour: withColour,
}
