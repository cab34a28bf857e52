import { kindOf } from '../elements/registry'
import type { Design } from '../model'
import type { Plate } from '../plate'

type PlateSize = Pick<Plate, 'widthMm' | 'heightMm'>

/**
 * Lays the content of a template on a design's own plate (DESIGN-32): scaled to fit, in the middle. Product, colours, name and
 * quantity stay the design's.
 */
export function takeTemplate(design: Design, plate: PlateSize, template: Design, from: PlateSize): Design {
  const factor = Math.min(plate.widthMm / from.widthMm, plate.heightMm / from.heightMm)
  const dx = (plate.widthMm - from.widthMm * factor) / 2
  const dy = (plate.heightMm - from.heightMm * factor) / 2
  const elements = template.elements.map(element => kindOf(element).scale(element, { factor, dx, dy }))
  return { ...design, name: design.name === '' ? template.name : design.name, elements }
}
