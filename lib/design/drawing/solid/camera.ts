import { degrees, type Point, type Vec3 } from './vector'

/** How far the camera looks down on the bench, in degrees. Orthographic: any flat face is one affine matrix. */
export const pitch = 37
const lift = Math.cos(pitch * degrees)
const depth = Math.sin(pitch * degrees)

/** Towards the viewer. */
export const view: Vec3 = [0, depth, lift]

/** Where an object stands and how it is turned about the vertical, in degrees. */
export type Placement = { yaw: number; x?: number; y?: number; z?: number }

/** A point of the scene on the drawing. */
export function project([x, y, z]: Vec3): Point {
  return [x, -(y * lift - z * depth)]
}

/** From the object's own space to the scene. */
export function placing({ yaw, x = 0, y = 0, z = 0 }: Placement): (point: Vec3) => Vec3 {
  const turn = turning({ yaw })
  return point => {
    const [px, py, pz] = turn(point)
    return [px + x, py + y, pz + z]
  }
}

/** Turns a direction of the object's own space. */
export function turning({ yaw }: Placement): (direction: Vec3) => Vec3 {
  const cos = Math.cos(yaw * degrees)
  const sin = Math.sin(yaw * degrees)
  return ([x, y, z]) => [x * cos + z * sin, y, -x * sin + z * cos]
}
