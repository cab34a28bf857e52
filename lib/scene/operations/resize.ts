import { type Box, roundMm } from '@/lib/geometry/box'
import { type Handle, handleSide, resizeBox } from '@/lib/geometry/resize-box'
import { scaleText } from '../elements/text/kind'
import type { Design, Element } from '../model'
import { changeElements } from './change'

/** Handles that an element offers: where its form is bound to a ratio, the corners alone. */
export function handlesOf(element: Element): readonly Handle[] {
  switch (element.type) {
    case 'text':
      return ['nw', 'ne', 'e', 'se', 'sw', 'w']
    case 'image':
    case 'shape':
      return ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']
    case 'qrcode':
    case 'rounded-text':
      return ['nw', 'ne', 'se', 'sw']
    case 'border':
    case 'custom-hole':
      return []
  }
}

/** Whether an element can be turned: a border follows the plate, a hole is round. */
export function canRotate(element: Element): boolean {
  return element.type !== 'border' && element.type !== 'custom-hole'
}

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
  const ratioBound = element.type !== 'image' && element.type !== 'shape'
  return isCorner(handle) && (ratioBound || !free)
}

/**
 * Drags a handle of an element by a distance in mm. A text's corner scales its letters, its side only changes the
 * width in which the lines are aligned.
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
    const corner = isCorner(handle)
    const next = resizeBox(box, handle, dx, dy, {
      keepRatio: keepsRatio(element, handle, choice.free),
      fromCentre: choice.fromCentre,
      minWidth: minEdgeMm,
      minHeight: minEdgeMm,
    })
    return withBox(element, box, next, corner)
  })
}

function withBox(element: Element, before: Box, next: Box, corner: boolean): Element {
  if (element.type === 'border' || element.type === 'custom-hole' || element.locked) return element
  const position = { left: next.left, top: next.top }
  switch (element.type) {
    case 'text': {
      const size = { width: next.width, height: corner ? next.height : before.height }
      const scaled = corner ? scaleText(element, next.width / before.width) : element
      return { ...scaled, position: corner ? position : { ...position, top: before.top }, size }
    }
    case 'qrcode':
    case 'rounded-text':
      return { ...element, position, size: next.width }
    case 'image':
    case 'shape':
      return { ...element, position, size: { width: next.width, height: next.height } }
  }
}

/** Sets width, height or edge of an element in mm, from a field; its top left corner stays. */
export function setElementSize(
  design: Design,
  id: string,
  size: { width?: number; height?: number },
): Design {
  return changeElements(design, [id], element => {
    switch (element.type) {
      case 'text':
        return size.width ? { ...element, size: { ...element.size, width: roundMm(size.width) } } : element
      case 'qrcode':
      case 'rounded-text':
        return size.width ? { ...element, size: roundMm(size.width) } : element
      case 'custom-hole':
        return size.width ? { ...element, size: roundMm(size.width), diameter: roundMm(size.width) } : element
      case 'image':
      case 'shape':
        return {
          ...element,
          size: {
            width: roundMm(size.width ?? element.size.width),
            height: roundMm(size.height ?? element.size.height),
          },
        }
      case 'border':
        return element
    }
  })
}
