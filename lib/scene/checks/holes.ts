import type { Point } from '@/lib/geometry/path'
import { clearance, contoursOf, pathMeetsCircle } from '@/lib/geometry/polygon'
import type { CustomHoleElement } from '../elements/custom-hole/schema'
import { centreOf } from '../elements/kind'
import { kindOf } from '../elements/registry'
import type { Finding } from '../finding'
import { holeRules } from '../limits'
import type { Element } from '../model'
import { above, below, type CheckContext, hundredth, inkOf } from './context'

/** Diameter and distance to the edge of a hole that the customer placed (specification §5). */
export function checkCustomHole(element: CustomHoleElement, { plate }: CheckContext): Finding[] {
  const { id: elementId, diameter } = element
  const findings: Finding[] = []
  const needed = below(diameter, holeRules.minMm)
    ? holeRules.minMm
    : above(diameter, holeRules.maxMm)
      ? holeRules.maxMm
      : null
  if (needed !== null) {
    const repair = { elementId, patch: { diameter: needed, size: needed } }
    findings.push({
      code: 'design_hole_size',
      severity: 'block',
      elementId,
      measured: diameter,
      needed,
      repair,
    })
  }
  const box = kindOf(element).box(element)
  const edge = box ? clearance(centreOf(box), contoursOf(plate.outline)) - diameter / 2 : 0
  if (below(edge, holeRules.edgeOffsetMm)) {
    findings.push({
      code: 'design_hole_edge',
      severity: 'block',
      elementId,
      measured: hundredth(edge),
      needed: holeRules.edgeOffsetMm,
    })
  }
  return findings
}

interface Hole {
  centre: Point
  radius: number
}

/** Every hole with what covers it: a screw's cap hides the ink around it. */
function holesOf({ design, plate }: CheckContext): Hole[] {
  const placed = design.elements
    .filter(element => element.type === 'custom-hole')
    .map(element => ({
      centre: centreOf({ ...element.position, width: element.size, height: element.size }),
      radius: element.diameter / 2,
    }))
  const fixed = plate.holes.map(hole => ({ centre: hole, radius: hole.visibleDiameter / 2 }))
  return [...placed, ...fixed]
}

/** Ink that a hole or its cover would take away. */
export function checkInkUnderHoles(element: Element, context: CheckContext): Finding[] {
  const holes = holesOf(context)
  if (holes.length === 0) return []
  const hit = inkOf(context.scene, element.id).some(item =>
    holes.some(({ centre, radius }) => {
      const { bounds } = item
      const near =
        bounds &&
        centre.x + radius > bounds.left &&
        centre.x - radius < bounds.left + bounds.width &&
        centre.y + radius > bounds.top &&
        centre.y - radius < bounds.top + bounds.height
      return near && pathMeetsCircle(item.path, centre, radius)
    }),
  )
  return hit ? [{ code: 'design_hole_over_ink', severity: 'ask', elementId: element.id }] : []
}
