import { circlePath } from '@/lib/geometry/figures'
import { holeRules } from '../../limits'
import { centredBox, centreOf, type ElementKind } from '../kind'
import type { CustomHoleElement } from './schema'

const boxOf = (element: CustomHoleElement) => ({
  ...element.position,
  width: element.size,
  height: element.size,
})

export const customHoleKind: ElementKind<CustomHoleElement> = {
  create(plate, id) {
    const diameter = holeRules.minMm + 1
    const { left } = centredBox(plate, diameter, diameter)
    return {
      id,
      type: 'custom-hole',
      diameter,
      size: diameter,
      position: { left, top: holeRules.edgeOffsetMm },
    }
  },
  box: boxOf,
  resize: (element, { left, top, width }) => ({
    ...element,
    position: { left, top },
    size: width,
    diameter: width,
  }),
  outline(element) {
    const path = circlePath(centreOf(boxOf(element)), element.diameter / 2)
    return [{ kind: 'hole', fill: null, fillRule: 'nonzero', path }]
  },
}
