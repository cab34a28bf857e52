import { degrees } from './vector'

/** A point of a horizontal outline with the normal there. */
export type Rim = { x: number; z: number; nx: number; nz: number }
/** Half width, half depth and corner radius in millimetres. */
export type Outline = { hw: number; hd: number; r: number }
/** Points to a corner and to a side. */
export type Detail = { corner: number; side: number }

const corners = [
  { sx: 1, sz: 1, from: 0 },
  { sx: -1, sz: 1, from: 90 },
  { sx: -1, sz: -1, from: 180 },
  { sx: 1, sz: -1, from: 270 },
] as const

function rimAt(outline: Outline, corner: (typeof corners)[number], angle: number): Rim {
  const r = Math.min(outline.r, outline.hw, outline.hd)
  const nx = Math.cos(angle * degrees)
  const nz = Math.sin(angle * degrees)
  return {
    x: corner.sx * (outline.hw - r) + r * nx,
    z: corner.sz * (outline.hd - r) + r * nz,
    nx,
    nz,
  }
}

/** A rounded rectangle, counter-clockwise seen from below; the same number of points for the same detail. */
export function roundedOutline(outline: Outline, { corner: steps, side }: Detail): Rim[] {
  const points: Rim[] = []
  corners.forEach((corner, index) => {
    for (let step = 0; step <= steps; step++) {
      points.push(rimAt(outline, corner, corner.from + (90 * step) / steps))
    }
    const next = corners[(index + 1) % corners.length] ?? corners[0]
    const from = rimAt(outline, corner, corner.from + 90)
    const to = rimAt(outline, next, next.from)
    for (let step = 1; step < side; step++) {
      const t = step / side
      points.push({ ...from, x: from.x + (to.x - from.x) * t, z: from.z + (to.z - from.z) * t })
    }
  })
  return points
}

/** An ellipse with `steps` points to a quarter. */
export function ellipseOutline({ hw, hd }: Outline, steps: number): Rim[] {
  return Array.from({ length: steps * 4 }, (_, index) => {
    const angle = (index * 90 * degrees) / steps
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    const length = Math.hypot(cos / hw, sin / hd)
    return { x: hw * cos, z: hd * sin, nx: cos / hw / length, nz: sin / hd / length }
  })
}
