import { type Box, roundMm, unionBox, uprightBox } from '@/lib/design/geometry/box'
import type { Rect } from '@/lib/design/geometry/path'
import type { Design } from '../model'
import { boxOf, elementsOf, isPlaced } from './boxes'
import { changeElements } from './change'

/** Moves elements by a distance in mm. Elements without their own place and locked ones stay. */
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

/** So much of a moved element stays on the plate, as a share of the plate's longer side: enough to grab it again. */
const gripShare = 0.03

interface Span {
  from: number
  length: number
}

/** From the least to the most, mm. */
interface Range {
  min: number
  max: number
}

const within = (value: number, { min, max }: Range): number => Math.min(max, Math.max(min, value))

/** The moves along one axis that leave `grip` mm on the plate. */
function rangeAlong(own: Span, plate: Span, grip: number): Range {
  const kept = Math.min(own.length, grip)
  const min = plate.from + kept - own.length - own.from
  return { min, max: plate.from + plate.length - kept - own.from }
}

/** The moves of a box that do not lose it, mm: a part of it stays on the plate. The one rule for pointers, keys, fields and copies. */
function moveRange(box: Rect, plate: Rect): { x: Range; y: Range } {
  const grip = gripShare * Math.max(plate.width, plate.height)
  const across = ({ left, width }: Rect): Span => ({ from: left, length: width })
  const down = ({ top, height }: Rect): Span => ({ from: top, length: height })
  return {
    x: rangeAlong(across(box), across(plate), grip),
    y: rangeAlong(down(box), down(plate), grip),
  }
}

/** What is further out already may stay, and come nearer. */
const orStay = ({ min, max }: Range): Range => ({ min: Math.min(0, min), max: Math.max(0, max) })

/** A move of a box, in mm, that does not lose it. */
export function heldMove(box: Rect, plate: Rect, dx: number, dy: number): { dx: number; dy: number } {
  const { x, y } = moveRange(box, plate)
  return { dx: within(dx, orStay(x)), dy: within(dy, orStay(y)) }
}

/** The least move that brings a box to where it can be taken hold of, in mm. */
function broughtBack(box: Rect, plate: Rect): { dx: number; dy: number } {
  const { x, y } = moveRange(box, plate)
  return { dx: within(0, x), dy: within(0, y) }
}

/** The places that may be typed for a box, in whole tenths of a mm; the one that it has is among them. */
export function placeRange(box: Box, plate: Rect): { left: Range; top: Range } {
  const { x, y } = moveRange(uprightBox(box), plate)
  const places = (from: number, range: Range): Range => {
    const { min, max } = orStay(range)
    const tenths = (mm: number, round: (value: number) => number) => round(roundMm((from + mm) * 10)) / 10
    return { min: Math.min(from, tenths(min, Math.ceil)), max: Math.max(from, tenths(max, Math.floor)) }
  }
  return { left: places(box.left, x), top: places(box.top, y) }
}

const boxAround = (design: Design, ids: readonly string[]): Box | null =>
  unionBox(
    elementsOf(design, ids).flatMap(
      element => (isPlaced(element) && !element.locked && boxOf(element)) || [],
    ),
  )

/** Moves elements by a distance in mm, together and only so far that a part of them stays on the plate. */
export function moveHeld(
  design: Design,
  ids: readonly string[],
  plate: Rect,
  dx: number,
  dy: number,
): Design {
  const box = boxAround(design, ids)
  if (!box) return design
  const by = heldMove(box, plate, dx, dy)
  return moveElements(design, ids, by.dx, by.dy)
}

/** Moves copies off what they are copies of, in mm: to the right and down, and back where they would leave the plate. */
export function moveAside(design: Design, ids: readonly string[], plate: Rect, by: number): Design {
  const box = boxAround(design, ids)
  if (!box) return design
  const { dx, dy } = heldMove(box, plate, by, by)
  return moveElements(design, ids, dx < by ? -by : dx, dy < by ? -by : dy)
}

/** Brings elements that lie off the plate, as those of a larger one do, so near that a part of them stays on it. */
export function bringBack(design: Design, ids: readonly string[], plate: Rect): Design {
  const box = boxAround(design, ids)
  if (!box) return design
  const by = broughtBack(box, plate)
  return moveElements(design, ids, by.dx, by.dy)
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
