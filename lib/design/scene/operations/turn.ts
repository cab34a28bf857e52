import { centreOf, rotatePoint, roundMm } from '@/lib/design/geometry/box'
import type { Point } from '@/lib/design/geometry/path'
import { kindOf } from '../elements/registry'
import type { Design, Element, PlacedElement } from '../model'
import { boxOf, isPlaced } from './boxes'
import { changeElements } from './change'
import { commonBox } from './resize-several'

type Turned = Extract<PlacedElement, { rotate?: unknown }>
const canTurn = (element: Element): element is Turned => kindOf(element).rotates

/** Turns an element to an angle, degrees clockwise. What cannot be turned and what is locked stays. */
export function rotateElement(design: Design, id: string, degrees: number): Design {
  return changeElements(design, [id], element => {
    if (!canTurn(element) || element.locked) return element
    return (element.rotate ?? 0) === degrees ? element : { ...element, rotate: degrees }
  })
}

/** An angle within one turn, 0 to 360, to a thousandth of a degree. */
const withinTurn = (degrees: number): number => roundMm(((degrees % 360) + 360) % 360) % 360

function turnedAbout(element: Element, centre: Point, degrees: number): Element {
  const box = boxOf(element)
  if (!box || !isPlaced(element) || element.locked) return element
  const from = centreOf(box)
  const to = rotatePoint(from, centre, degrees)
  const { position } = element
  const left = roundMm(position.left + to.x - from.x)
  const top = roundMm(position.top + to.y - from.y)
  const moved =
    left === position.left && top === position.top ? element : { ...element, position: { left, top } }
  if (!canTurn(moved)) return moved
  const rotate = withinTurn((moved.rotate ?? 0) + degrees)
  return rotate === (moved.rotate ?? 0) ? moved : { ...moved, rotate }
}

/**
 * Turns elements about a point, in degrees clockwise. An element without a direction, such as a hole, only moves around
 * it; one without its own place and a locked one stay.
 */
export function turnElements(design: Design, ids: readonly string[], centre: Point, degrees: number): Design {
  return changeElements(design, ids, element => turnedAbout(element, centre, degrees))
}

/** What elements are turned about together: the middle of the box around those that are not locked; null where none is. */
export function commonCentre(design: Design, ids: readonly string[]): Point | null {
  const box = commonBox(design, ids)
  return box && centreOf(box)
}

/** Whether a turn changes something: one alone must have a direction, several have places to each other. */
export function canTurnTogether(design: Design, ids: readonly string[]): boolean {
  const free = design.elements.filter(
    element => ids.includes(element.id) && !element.locked && boxOf(element) !== null,
  )
  return free.length > 1 || free.some(canTurn)
}
