import { type BorderConfig, changedBorder } from '../elements/border/change'
import type { BorderElement } from '../elements/border/schema'
import { groundOn } from '../elements/ground'
import type { Ground } from '../elements/kind'
import { elementKinds, kindOf } from '../elements/registry'
import { isBorder } from '../elements/traits'
import type { FontEngine } from '../fonts/engine'
import type { Design, Element, New } from '../model'
import type { Plate } from '../plate'
import { addElement } from './arrange'
import { type Stood, standBeside } from './fit/beside'
import { fillIfSpace, presentDensity } from './fit/fill'
import { linesOf } from './fit/places'
import { canLay, densityOf, mayFill, setDensity } from './fit/settle'

/**
 * Adds something new: beside the lines, if its kind must never lie on them. Until the fonts are there
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

/**
 * Something new at the place that is made for its kind; null where there is none. Lines that fill their plate, or that
 * nobody has decided on yet, make space for it where they all still fit and it has no place otherwise.
 */
function atOwnPlace(design: Design, plate: Plate, element: New, engine: FontEngine): Stood | null {
  const kind = kindOf({ ...element, id: '' })
  if (!kind.ownPlace || !canLay(design, engine)) return null
  const chosen = densityOf(design)
  const lines = new Set<Element>(chosen !== null && mayFill(design) ? linesOf(design) : [])
  const others = design.elements.filter(one => !lines.has(one))
  if (typeof chosen !== 'number') {
    const free = kind.ownPlace(element, groundOn(plate, design.elements), engine)
    if (free) return { ...addElement(design, free), covers: false }
  }
  const placed = lines.size > 0 ? kind.ownPlace(element, groundOn(plate, others), engine) : null
  if (!placed) return null
  const density = chosen ?? presentDensity(design, plate, engine)
  const made = addElement(design, placed)
  const marked = setDensity(made.design, density)
  return fillIfSpace(marked, plate, density, engine) ? { ...made, design: marked, covers: false } : null
}

/** Adds a new element of a kind, of a usual size at a place that suits the plate, and answers its id. */
export function addNew<Given>(
  design: Design,
  plate: Plate,
  kind: { create(given: Given, ground: Ground): New },
  given: Given,
  engine: FontEngine,
): Stood {
  const element = kind.create(given, groundOn(plate, design.elements))
  return atOwnPlace(design, plate, element, engine) ?? addBeside(design, plate, element, engine)
}

/** The border of a design, if it has one. */
export function borderOf(design: Design): BorderElement | null {
  return design.elements.find(element => isBorder(element)) ?? null
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
