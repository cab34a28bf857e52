import { roundMm } from '@/lib/geometry/box'
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

/** Puts an element at a place, in mm from the plate's top left corner. What is locked stays. */
export function placeElement(design: Design, id: string, left: number, top: number): Design {
  return changeElements(design, [id], element => {
    if (!isPlaced(element) || element.locked) return element
    const position = { left: roundMm(left), top: roundMm(top) }
    if (position.left === element.position.left && position.top === element.position.top) return element
    return { ...element, position }
  })
}
