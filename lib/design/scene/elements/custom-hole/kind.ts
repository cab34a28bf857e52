import { centreOf } from '@/lib/design/geometry/box'
import { circleCommands, circlePath } from '@/lib/design/geometry/figures'
import { holeRules } from '../../limits'
import { scalePlace, sizeSquare, squareBox } from '../boxes'
import type { ElementKind } from '../kind'
import { createHole } from './create'
import type { CustomHoleElement } from './schema'

/** A hole's box is as large as the hole. */
const withDiameter = (element: CustomHoleElement): CustomHoleElement => ({
  ...element,
  diameter: element.size,
})

export const customHoleKind: ElementKind<CustomHoleElement, { diameter: number }> = {
  rotates: false,
  freeRatio: false,
  measure: { name: 'diameter', min: holeRules.minMm, max: holeRules.maxMm },
  handles: [],
  usual: { diameter: holeRules.minMm + 1 },
  create: createHole,
  box: squareBox,
  resize: element => element,
  sized: (element, size) => withDiameter(sizeSquare(element, size)),
  /** Screws do not grow with the plate: the hole keeps its diameter. */
  scale: (element, scaling) => ({ ...element, position: scalePlace(element, scaling) }),
  files: () => [],
  weight: () => ({ points: circleCommands }),
  outline(element) {
    const path = circlePath(centreOf(squareBox(element)), element.diameter / 2)
    return [{ kind: 'hole', fill: null, fillRule: 'nonzero', path }]
  },
}
