import { group } from '../svg'
import { type Placement, turning, view } from './camera'
import { faceMatrix, type Part } from './loft'
import { dot, type Vec3 } from './vector'

const flat = (transform: string, inner: string): Part => ({ svg: group({ transform }, inner), points: [] })

/** Content in mm on a horizontal face; `origin` is its back left corner. */
export function onTop(inner: string, origin: Vec3, placement: Placement): Part {
  return flat(faceMatrix(origin, [1, 0, 0], [0, 0, 1], placement), inner)
}

/** Content on an upright face that looks into a direction of the object; nothing where that is away from the viewer. */
function upright(inner: string, origin: Vec3, right: Vec3, outwards: Vec3, placement: Placement): Part {
  const seen = dot(turning(placement)(outwards), view) > 0
  return seen ? flat(faceMatrix(origin, right, [0, -1, 0], placement), inner) : { svg: '', points: [] }
}

/** Content in mm on the object's front; x to the right, y down from `origin`. */
export function onFront(inner: string, origin: Vec3, placement: Placement): Part {
  return upright(inner, origin, [1, 0, 0], [0, 0, 1], placement)
}

/** Content in mm on the object's left side; x towards its front, y down from `origin`. */
export function onLeft(inner: string, origin: Vec3, placement: Placement): Part {
  return upright(inner, origin, [0, 0, 1], [-1, 0, 0], placement)
}

/** Content in mm on any plane through `origin` along two directions of the object. */
export function onPlane(inner: string, origin: Vec3, right: Vec3, down: Vec3, placement: Placement): Part {
  return flat(faceMatrix(origin, right, down, placement), inner)
}

/** Several parts as one, their faces in the order in which they come. */
export function join(...parts: readonly Part[]): Part {
  return {
    svg: parts.map(part => part.svg).join(''),
    points: parts.flatMap(part => part.points),
    prints: parts.flatMap(part => part.prints ?? []),
  }
}
