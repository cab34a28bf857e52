import { kindOf } from '../elements/registry'
import type { Repair } from '../finding'
import type { ElementCheck } from './check'
import { distanceToEdge } from './edge-distance'
import { broughtInside } from './inside'
import { below, hundredth, inkOf } from './measure'

/** Ink stays on the plate, and out of the zone along its edge. */
export const edgeCheck: ElementCheck = {
  codes: ['design_outside_plate', 'design_security_zone'],
  run(element, { plate, scene }) {
    const items = inkOf(scene, element.id)
    const measured = distanceToEdge(items, plate)
    if (!below(measured, plate.securityMm)) return []
    const outside = below(measured, 0)
    return [
      {
        code: outside ? 'design_outside_plate' : 'design_security_zone',
        severity: outside ? 'block' : 'ask',
        measured: hundredth(measured),
        needed: plate.securityMm,
      },
    ]
  },
  repairs(element, _, { plate, scene, engine }): Repair[] {
    const kept = kindOf(element).keepInside?.(element, plate)
    const patch = kept ?? broughtInside(element, inkOf(scene, element.id), { plate, engine })
    return patch ? [{ kind: 'change', elementId: element.id, patch }] : []
  },
}
