import type { Box } from '@/lib/design/geometry/box'
import { type Handle, handleSide, resizeBox } from '@/lib/design/geometry/resize-box'
import type { WantedSize } from '../elements/kind'
import { kindOf } from '../elements/registry'
import type { Design, Element } from '../model'
import { changeElements } from './change'

interface ResizeChoice {
  /** The ratio is given up where the element allows it. */
  free?: boolean
  fromCentre?: boolean
}

/** Smallest edge that a drag makes, in mm; whether it can be engraved is for the checks to say. */
const minEdgeMm = 1

const isCorner = (handle: Handle): boolean => handleSide[handle].x !== 0 && handleSide[handle].y !== 0

/** Whether a handle keeps the ratio: corners do, unless it is given up where the element allows that. */
export function keepsRatio(element: Element, handle: Handle, free = false): boolean {
  return isCorner(handle) && !(free && kindOf(element).freeRatio)
}

/**
 * Drags a handle of an element by a distance in mm. What has no such handle, and what is locked, stays as it is.
 * @param box the element's box when the drag began
 */
export function resizeElement(
  design: Design,
  id: string,
  box: Box,
  handle: Handle,
  dx: number,
  dy: number,
  choice: ResizeChoice = {},
): Design {
  return changeElements(design, [id], element => {
    const kind = kindOf(element)
    if (element.locked || !kind.handles.includes(handle)) return element
    const next = resizeBox(box, handle, dx, dy, {
      keepRatio: keepsRatio(element, handle, choice.free),
      fromCentre: choice.fromCentre,
      minWidth: kind.minEdgeMm ?? minEdgeMm,
      minHeight: kind.minEdgeMm ?? minEdgeMm,
    })
    return kind.resize(element, next, { before: box, corner: isCorner(handle) })
  })
}

/** Sets width, height or edge of an element in mm, from a field; its top left corner stays. */
export function setElementSize(design: Design, id: string, size: WantedSize): Design {
  return changeElements(design, [id], element => kindOf(element).sized(element, size))
}
