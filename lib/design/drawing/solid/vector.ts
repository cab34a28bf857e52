/** A point or direction in millimetres: x to the right, y up, z towards the viewer. */
export type Vec3 = readonly [x: number, y: number, z: number]
/** A point of the drawing in millimetres, y down. */
export type Point = readonly [x: number, y: number]

export const degrees = Math.PI / 180

export function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/** The same direction with length 1; the null vector stays as it is. */
export function normalise([x, y, z]: Vec3): Vec3 {
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
