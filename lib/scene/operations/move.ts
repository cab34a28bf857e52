import { roundMm } from '@/lib/geometry/box'
import type { Rect } from '@/lib/geometry/path'
import type { Design } from '../model'
import { isPlaced } from './boxes'
import { changeElements } from './change'

/** Moves elements by a distance in mm. What has no place of its own and what is locked stay. */
export function moveElements(design: Design, ids: readonly string[], dx: number, dy: number): Design {
  if (dx === 0 && dy === 0) return design
  return changeElements(design, ids, element =>
    isPlaced(element) && !element.locked
      ? {
          ...element,
          position: {
            left: roundMm(element.position.left + dx),
            top: roundMm(element.position.top + dy),
          },
        }
      : element,
  )
}

/** So much of what is dragged stays on the plate, as a share of the plate's longer side: enough to take hold of it again. */
const gripShare = 0.03

interface Span {
  from: number
  length: number
}

/** A move along one axis that leaves `grip` mm on the plate; what is further out already may come nearer. */
function heldAlong(by: number, own: Span, plate: Span, grip: number): number {
  const kept = Math.min(own.length, grip)
  const least = plate.from + kept - own.length - own.from
  const most = plate.from + plate.length - kept - own.from
  return Math.min(Math.max(0, most), Math.max(Math.min(0, least), by))
}

/** A move of a box, in mm, that does not lose it: a part of it stays on the plate. */
export function heldMove(box: Rect, plate: Rect, dx: number, dy: number): { dx: number; dy: number } {
  const grip = gripShare * Math.max(plate.width, plate.height)
  const across = ({ left, width }: Rect): Span => ({ from: left, length: width })
  const down = ({ top, height }: Rect): Span => ({ from: top, length: height })
  return {
    dx: heldAlong(dx, across(box), across(plate), grip),
    dy: heldAlong(dy, down(box), down(plate), grip),
  }
}

/** Puts an element at a place, in mm from the plate's top left corner. What is locked stays. */
export function placeElement(design: Design, id: string, left: number, top: number): Design {
  return changeElements(design, [id], element => {
    if (!isPlaced(element) || element.locked) return element
    const position = { left: roundMm(left), top: roundMm(top) }
    if (position.left === element.position.left && position.top === element.position.top) return element
    return { ...element, position }
  })
}
