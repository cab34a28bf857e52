import type { Point, Rect } from './path'

/** An upright rectangle in millimetres, turned by `rotate` degrees clockwise around its centre. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
  rotate: number
}

/** Rounds a length to a thousandth of a mm, so that sums of small moves stay readable. */
export function roundMm(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}

export function centreOf(box: Rect): Point {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

/** Turns a point around a centre, degrees clockwise (y points down). */
export function rotatePoint(point: Point, centre: Point, degrees: number): Point {
  if (degrees === 0) return point
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const dx = point.x - centre.x
  const dy = point.y - centre.y
  return { x: centre.x + dx * cos - dy * sin, y: centre.y + dx * sin + dy * cos }
}

/** The smallest upright box around a turned one. */
export function uprightBox(box: Box): Box {
  if (box.rotate % 360 === 0) return { ...box, rotate: 0 }
  const angle = (box.rotate * Math.PI) / 180
  const cos = Math.abs(Math.cos(angle))
  const sin = Math.abs(Math.sin(angle))
  const width = box.width * cos + box.height * sin
  const height = box.width * sin + box.height * cos
  const centre = centreOf(box)
  return { left: centre.x - width / 2, top: centre.y - height / 2, width, height, rotate: 0 }
}

/** The smallest upright box around all, or nothing when there is none. */
export function unionBox(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const upright = boxes.map(uprightBox)
  const left = Math.min(...upright.map(b => b.left))
  const top = Math.min(...upright.map(b => b.top))
  const right = Math.max(...upright.map(b => b.left + b.width))
  const bottom = Math.max(...upright.map(b => b.top + b.height))
  return { left, top, width: right - left, height: bottom - top, rotate: 0 }
}

/** Whether a point lies in a box, widened by `reach` millimetres on every side. */
export function boxContains(box: Box, point: Point, reach = 0): boolean {
  const local = rotatePoint(point, centreOf(box), -box.rotate)
  return (
    local.x >= box.left - reach &&
    local.x <= box.left + box.width + reach &&
    local.y >= box.top - reach &&
    local.y <= box.top + box.height + reach
  )
}

/** Whether two boxes share ground; turned ones are taken upright. */
export function boxesOverlap(a: Box, b: Box): boolean {
  const p = uprightBox(a)
  const q = uprightBox(b)
  return (
    p.left < q.left + q.width &&
    q.left < p.left + p.width &&
    p.top < q.top + q.height &&
    q.top < p.top + p.height
  )
}
