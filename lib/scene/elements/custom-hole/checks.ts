import { centreOf } from '@/lib/geometry/box'
import { clearance, contoursOf } from '@/lib/geometry/polygon'
import type { ElementCheck } from '../../checks/check'
import { above, below, hundredth } from '../../checks/measure'
import { holeRules } from '../../limits'
import { squareBox } from '../boxes'
import type { CustomHoleElement } from './schema'

function allowedDiameter(diameter: number): number {
  if (below(diameter, holeRules.minMm)) return holeRules.minMm
  return above(diameter, holeRules.maxMm) ? holeRules.maxMm : diameter
}

const size: ElementCheck<CustomHoleElement> = {
  codes: ['design_hole_size'],
  run({ diameter }) {
    const needed = allowedDiameter(diameter)
    return needed === diameter
      ? []
      : [{ code: 'design_hole_size', severity: 'block', measured: diameter, needed }]
  },
  repairs({ id: elementId, diameter }) {
    const toMm = allowedDiameter(diameter)
    return [{ kind: 'change', elementId, patch: { diameter: toMm, size: toMm }, toMm }]
  },
}

const edge: ElementCheck<CustomHoleElement> = {
  codes: ['design_hole_edge'],
  run(element, { plate }) {
    const centre = centreOf(squareBox(element))
    const measured = clearance(centre, contoursOf(plate.outline)) - element.diameter / 2
    if (!below(measured, holeRules.edgeOffsetMm)) return []
    const needed = holeRules.edgeOffsetMm
    return [{ code: 'design_hole_edge', severity: 'block', measured: hundredth(measured), needed }]
  },
}

export const customHoleChecks = [size, edge]
