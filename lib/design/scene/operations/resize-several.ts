import { type Box, unionBox } from '@/lib/design/geometry/box'
import { type Handle, resizeBox } from '@/lib/design/geometry/resize-box'
import { kindOf } from '../elements/registry'
import type { Design } from '../model'
import { boxOf } from './boxes'
import { changeElements } from './change'

/** Smallest edge of elements that are scaled down together, in mm. */
const minEdgeMm = 1

/** The upright box around what can be resized together, in mm: locked elements and those without a place are left out. */
export function commonBox(design: Design, ids: readonly string[]): Box | null {
  const boxes = design.elements.flatMap(element => {
    const box = ids.includes(element.id) && !element.locked ? boxOf(element) : null
    return box ? [box] : []
  })
  return unionBox(boxes)
}

/**
 * Drags a corner of the box around several elements by a distance in mm. All become larger or smaller by one factor,
 * each by the rule of its kind, and keep their places to each other.
 * @param box the box around them when the drag began
 */
export function resizeSeveral(
  design: Design,
  ids: readonly string[],
  box: Box,
  handle: Handle,
  dx: number,
  dy: number,
  fromCentre = false,
): Design {
  const smallest = { minWidth: minEdgeMm, minHeight: minEdgeMm }
  const next = resizeBox(box, handle, dx, dy, { keepRatio: true, fromCentre, ...smallest })
  const factor = next.width / box.width
  const scaling = { factor, dx: next.left - box.left * factor, dy: next.top - box.top * factor }
  return changeElements(design, ids, element =>
    element.locked || !boxOf(element) ? element : kindOf(element).scale(element, scaling),
  )
}
