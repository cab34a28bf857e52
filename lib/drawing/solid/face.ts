import { group } from '../svg'
import type { Placement } from './camera'
import { faceMatrix, type Part } from './loft'
import type { Vec3 } from './vector'

const flat = (transform: string, inner: string): Part => ({ svg: group({ transform }, inner), points: [] })

/** Content in mm on a horizontal face; `origin` is its back left corner. */
export function onTop(inner: string, origin: Vec3, placement: Placement): Part {
  return flat(faceMatrix(origin, [1, 0, 0], [0, 0, 1], placement), inner)
}

/** Content in mm on an upright face towards the viewer; x to the right, y down from `origin`. */
export function onFront(inner: string, origin: Vec3, placement: Placement): Part {
  return flat(faceMatrix(origin, [1, 0, 0], [0, -1, 0], placement), inner)
}

/** Content in mm on the upright face at the left; x towards the viewer, y down from `origin`. */
export function onLeft(inner: string, origin: Vec3, placement: Placement): Part {
  return flat(faceMatrix(origin, [0, 0, 1], [0, -1, 0], placement), inner)
}

/** Content in mm on any plane through `origin` along two directions of the object. */
export function onPlane(inner: string, origin: Vec3, right: Vec3, down: Vec3, placement: Placement): Part {
  return flat(faceMatrix(origin, right, down, placement), inner)
}

export function join(...parts: readonly Part[]): Part {
  return {
    svg: parts.map(part => part.svg).join(''),
    points: parts.flatMap(part => part.points),
    prints: parts.flatMap(part => part.prints ?? []),
  }
}
