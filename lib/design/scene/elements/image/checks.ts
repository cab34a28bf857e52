import { pathBounds } from '@/lib/design/geometry/bounds'
import { centreOf } from '@/lib/design/geometry/box'
import { rectPath } from '@/lib/design/geometry/figures'
import type { Rect } from '@/lib/design/geometry/path'
import { boxToBox, multiply, rotation, transformPath } from '@/lib/design/geometry/transform'
import type { ElementCheck } from '../../checks/check'
import { below, grown, hundredth } from '../../checks/measure'
import { finenessNeeded } from '../../fineness'
import { sizedBox } from '../boxes'
import { artBox } from './art-parts'
import { drawingOf } from './drawing'
import { finenessOf } from './fineness'
import type { ImageElement } from './schema'
import { withoutSmallLetters } from './without-letters'

const drawable: ElementCheck<ImageElement> = {
  codes: ['design_image_missing'],
  run: (element, { engine }) =>
    element.art || drawingOf(element, engine) ? [] : [{ code: 'design_image_missing', severity: 'block' }],
}

const shorterSide = ({ size }: ImageElement) => Math.min(size.width, size.height)

const smallest: ElementCheck<ImageElement> = {
  codes: ['design_image_too_small'],
  run(element, { plate }) {
    const shorter = shorterSide(element)
    if (!below(shorter, plate.imageMinMm)) return []
    const needed = hundredth(plate.imageMinMm)
    return [{ code: 'design_image_too_small', severity: 'block', measured: hundredth(shorter), needed }]
  },
  repairs(element, _, { plate }) {
    const { id: elementId, size, position } = element
    const factor = plate.imageMinMm / shorterSide(element)
    const width = hundredth(size.width * factor + 0.005)
    const height = hundredth(size.height * factor + 0.005)
    const { left } = grown(position, width - size.width)
    const { top } = grown(position, height - size.height)
    const patch = { size: { width, height }, position: { left, top } }
    return [{ kind: 'change', elementId, patch, toMm: hundredth(plate.imageMinMm) }]
  },
}

const isOwn = ({ art }: ImageElement): boolean => art !== undefined

/** Where what is too fine was found when the picture was traced, on the plate as it lies now. */
function finePlaces(element: ImageElement): { places?: Rect[] } {
  const { art } = element
  if (art?.kind !== 'outlines' || !art.fine) return {}
  const box = sizedBox(element)
  const toPlate = multiply(rotation(box.rotate, centreOf(box)), boxToBox(artBox(art), box))
  const places = art.fine.map(([left, top, width, height]) =>
    pathBounds(transformPath(toPlate, rectPath({ left, top, width, height }))),
  )
  return { places: places.filter(place => place !== null) }
}

/** Lines that close up, or break away. */
const strokes: ElementCheck<ImageElement> = {
  codes: ['design_image_stroke'],
  applies: isOwn,
  run(element, { plate }) {
    const { strokeMm } = finenessOf(element, plate)
    const needed = finenessNeeded(plate).strokeMm
    if (strokeMm === undefined || !below(strokeMm, needed)) return []
    const measured = hundredth(strokeMm)
    return [{ code: 'design_image_stroke', severity: 'ask', measured, needed, ...finePlaces(element) }]
  },
}

/** Letters that are smaller than the smallest of the product (DESIGN-29). */
const letters: ElementCheck<ImageElement> = {
  codes: ['design_image_letters'],
  applies: isOwn,
  run(element, { plate }) {
    const { lettersMm } = finenessOf(element, plate)
    const needed = plate.minFontMm
    if (lettersMm === undefined || !below(lettersMm, needed)) return []
    const measured = hundredth(lettersMm)
    return [{ code: 'design_image_letters', severity: 'ask', measured, needed, ...finePlaces(element) }]
  },
  repairs({ id: elementId, art }) {
    const rest = art?.kind === 'outlines' ? withoutSmallLetters(art) : null
    return rest
      ? [{ kind: 'change', elementId, patch: { art: rest }, words: 'withoutLetters', alone: true }]
      : []
  },
}

/** Edges that show the pixels of the file (DESIGN-29). */
const resolution: ElementCheck<ImageElement> = {
  codes: ['design_image_resolution'],
  applies: isOwn,
  run(element, { plate }) {
    const { perInch } = finenessOf(element, plate)
    const needed = finenessNeeded(plate).perInch
    if (perInch === undefined || perInch >= needed) return []
    return [{ code: 'design_image_resolution', severity: 'ask', measured: Math.round(perInch), needed }]
  },
}

export const imageChecks = [drawable, smallest, strokes, letters, resolution]
