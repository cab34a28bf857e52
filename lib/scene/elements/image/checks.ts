import type { ElementCheck } from '../../checks/check'
import { below, grown, hundredth } from '../../checks/measure'
import { drawingOf } from './drawing'
import type { ImageElement } from './schema'

const drawable: ElementCheck<ImageElement> = {
  codes: ['design_image_missing'],
  run: element => (drawingOf(element) ? [] : [{ code: 'design_image_missing', severity: 'block' }]),
}

const shorterSide = ({ size }: ImageElement) => Math.min(size.width, size.height)

const smallest: ElementCheck<ImageElement> = {
  codes: ['design_image_too_small'],
  run(element, { plate }) {
    const shorter = shorterSide(element)
    if (!below(shorter, plate.imageMinMm)) return []
    const needed = hundredth(plate.imageMinMm)
    return [{ code: 'design_image_too_small', severity: 'ask', measured: hundredth(shorter), needed }]
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

export const imageChecks = [drawable, smallest]
