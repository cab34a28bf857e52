import { roundMm } from '@/lib/geometry/box'
import { kindOf } from '../elements/registry'
import type { Design, Element, PlacedElement } from '../model'
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

type Turned = Extract<PlacedElement, { rotate?: unknown }>
const canTurn = (element: Element): element is Turned => kindOf(element).rotates

/** Turns an element to an angle, degrees clockwise. What cannot be turned and what is locked stays. */
export function rotateElement(design: Design, id: string, degrees: number): Design {
  return changeElements(design, [id], element => {
    if (!canTurn(element) || element.locked) return element
    return (element.rotate ?? 0) === degrees ? element : { ...element, rotate: degrees }
  })
}
