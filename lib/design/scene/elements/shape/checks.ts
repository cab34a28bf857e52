import type { ElementCheck } from '../../checks/check'
import { below, hundredth } from '../../checks/measure'
import { finenessNeeded } from '../../fineness'
import type { ShapeElement } from './schema'

/** The thinnest that is drawn of a figure: its line, or all of it. */
const thinnest = ({ shape, stroke, size }: ShapeElement): number =>
  shape === 'line' ? size.height : Math.min(stroke ?? Number.POSITIVE_INFINITY, size.width, size.height)

/** A line thinner than the plate takes breaks away or is not seen (DESIGN-26). */
const hairline: ElementCheck<ShapeElement> = {
  codes: ['design_line_too_thin'],
  run(element, { plate }) {
    const measured = thinnest(element)
    const needed = finenessNeeded(plate).strokeMm
    if (!below(measured, needed)) return []
    return [{ code: 'design_line_too_thin', severity: 'block', measured: hundredth(measured), needed }]
  },
  repairs({ id: elementId, shape, stroke, size, position }, _, { plate }) {
    const needed = finenessNeeded(plate).strokeMm
    const height = Math.max(size.height, needed)
    const top = hundredth(position.top - (height - size.height) / 2)
    const width = shape === 'line' ? size.width : Math.max(size.width, needed)
    const patch = {
      size: { width, height },
      position: { left: position.left, top },
      ...(stroke !== null && { stroke: Math.max(stroke, needed) }),
    }
    return [{ kind: 'change', elementId, patch, toMm: needed }]
  },
}

export const shapeChecks = [hairline]
