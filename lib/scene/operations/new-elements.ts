import { type BorderConfig, changedBorder } from '../elements/border/change'
import type { BorderElement } from '../elements/border/schema'
import { groundOn } from '../elements/ground'
import type { Ground } from '../elements/kind'
import { elementKinds } from '../elements/registry'
import type { FontEngine } from '../fonts/engine'
import type { Design, New } from '../model'
import type { Plate } from '../plate'
import { addElement } from './arrange'
import { type Stood, standBeside } from './fit/beside'
import { canLay } from './fit/settle'

/**
 * Adds something new: beside the lines, if it is of a kind that is never meant to lie on them. Until the fonts are there
 * it lies where it was put.
 */
export function addBeside(
  design: Design,
  plate: Plate,
  element: New,
  engine: FontEngine,
  options?: { asLarge: boolean },
): Stood {
  return canLay(design, engine)
    ? standBeside(design, element, plate, engine, options)
    : { ...addElement(design, element), covers: false }
}

/** Adds a new element of a kind, of a usual size at a place that suits the plate, and answers its id. */
export function addNew<Given>(
  design: Design,
  plate: Plate,
  kind: { create(given: Given, ground: Ground): New },
  given: Given,
  engine: FontEngine,
): Stood {
  return addBeside(design, plate, kind.create(given, groundOn(plate, design.elements)), engine)
}

/** The border of a design, if it has one. */
export function borderOf(design: Design): BorderElement | null {
  return design.elements.find(element => element.type === 'border') ?? null
}

/** Gives the plate a border, changes the one it has, or takes it away with null; in mm, within the plate's limits. */
export function setBorder(design: Design, plate: Plate, change: Partial<BorderConfig> | null): Design {
  const current = borderOf(design)
  if (change === null) {
    if (!current) return design
    return { ...design, elements: design.elements.filter(element => element !== current) }
  }
  if (!current) {
    const fresh = elementKinds.border.create({ style: change.style ?? 'solid' }, groundOn(plate, []))
    return addElement(design, { ...fresh, config: changedBorder(fresh.config, change, plate) }).design
  }
  const config = changedBorder(current.config, change, plate)
  return {
    ...design,
    elements: design.elements.map(element => (element === current ? { ...current, config } : element)),
  }
}
