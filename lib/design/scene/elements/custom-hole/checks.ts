import { centreOf } from '@/lib/design/geometry/box'
import type { CheckGround, DesignCheck, ElementCheck } from '../../checks/check'
import { above, below, hundredth } from '../../checks/measure'
import type { Repair } from '../../finding'
import { holeRules } from '../../limits'
import type { Element } from '../../model'
import type { Plate } from '../../plate'
import { squareBox } from '../boxes'
import { createHole } from './create'
import { freeCentre, gapToEdge, gapToOthers, holesAmong } from './place'
import type { CustomHoleElement } from './schema'

const circleOf = (element: CustomHoleElement) => ({
  centre: centreOf(squareBox(element)),
  radius: element.diameter / 2,
})

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

/** The hole at a place where it can be drilled, if there is one. */
function movedFree(element: CustomHoleElement, elements: readonly Element[], plate: Plate): Repair[] {
  const others = holesAmong(elements).filter(({ id }) => id !== element.id)
  const { radius } = circleOf(element)
  const centre = freeCentre(element.diameter, plate, others)
  if (gapToEdge({ centre, radius }, plate) < holeRules.edgeOffsetMm) return []
  if (gapToOthers({ centre, radius }, others) < holeRules.gapMm) return []
  const position = { left: hundredth(centre.x - radius), top: hundredth(centre.y - radius) }
  return [{ kind: 'change', elementId: element.id, patch: { position } }]
}

/** Places are looked at where holes are drilled and not too many: one finding says so for all others. */
const areDrilled = (_: CustomHoleElement, { design, plate }: CheckGround) =>
  plate.freeHoles.placed && holesAmong(design.elements).length <= plate.maxHoles

const edge: ElementCheck<CustomHoleElement> = {
  codes: ['design_hole_edge'],
  applies: areDrilled,
  run(element, { plate }) {
    const measured = gapToEdge(circleOf(element), plate)
    const needed = holeRules.edgeOffsetMm
    return below(measured, needed)
      ? [{ code: 'design_hole_edge', severity: 'block', measured: hundredth(measured), needed }]
      : []
  },
  repairs: (element, _, { design, plate }) => movedFree(element, design.elements, plate),
}

/** The holes that stand before an element: a pair is reported once, at its later hole. */
function earlier(element: CustomHoleElement, elements: readonly Element[]): CustomHoleElement[] {
  const holes = holesAmong(elements)
  return holes.slice(0, holes.indexOf(element))
}

const gap: ElementCheck<CustomHoleElement> = {
  codes: ['design_hole_gap'],
  applies: (element, ground) => areDrilled(element, ground) && holesAmong(ground.design.elements).length > 1,
  run(element, { design }) {
    const measured = gapToOthers(circleOf(element), earlier(element, design.elements))
    const needed = holeRules.gapMm
    return below(measured, needed)
      ? [{ code: 'design_hole_gap', severity: 'block', measured: hundredth(measured), needed }]
      : []
  },
  repairs: (element, _, { design, plate }) => [
    ...movedFree(element, design.elements, plate),
    { kind: 'remove', elementIds: [element.id], alone: true },
  ],
}

export const customHoleChecks = [size, edge, gap]

const hasHoles = (elements: readonly Element[]) => holesAmong(elements).length > 0

/** Holes that are never drilled: the sign is held in another way, or it is a stamp. */
const unexpected: DesignCheck = {
  codes: ['design_holes_unexpected'],
  applies: ({ design }) => hasHoles(design.elements),
  run: ({ design, plate }) =>
    plate.freeHoles.placed
      ? []
      : [
          {
            code: 'design_holes_unexpected',
            severity: 'block',
            measured: holesAmong(design.elements).length,
            subject: plate.marking,
          },
        ],
  repairs(context): Repair[] {
    const { design, plate } = context
    const holes = holesAmong(design.elements)
    const elementIds = holes.map(({ id }) => id)
    const { fixing } = plate.freeHoles
    // They are kept only as they can be drilled.
    const fit = holes.every(hole => customHoleChecks.every(check => check.run(hole, context).length === 0))
    const kept: Repair[] = fixing && fit ? [{ kind: 'fixing', fixing, alone: true }] : []
    return [{ kind: 'remove', elementIds, alone: true }, ...kept]
  },
}

/** Free holes were chosen and paid for: there must be one, and no more than the catalogue allows. */
const count: DesignCheck = {
  codes: ['design_holes_missing', 'design_holes_too_many'],
  applies: ({ plate }) => plate.freeHoles.placed,
  run({ design, plate }) {
    const measured = holesAmong(design.elements).length
    if (measured === 0) return [{ code: 'design_holes_missing', severity: 'block' }]
    const needed = plate.maxHoles
    return measured > needed ? [{ code: 'design_holes_too_many', severity: 'block', measured, needed }] : []
  },
  repairs({ design, plate }): Repair[] {
    const holes = holesAmong(design.elements)
    if (holes.length > 0) {
      return [{ kind: 'remove', elementIds: holes.slice(plate.maxHoles).map(({ id }) => id), alone: true }]
    }
    const diameter = plate.freeHoles.diameterMm
    return [{ kind: 'add', element: createHole({ diameter }, { plate, elements: design.elements }) }]
  },
}

export const holesChecks = [unexpected, count]
