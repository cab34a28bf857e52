import { type Box, centreOf, rotatePoint } from '@/lib/design/geometry/box'
import { type InsetEllipse, placeBeside, stationAlong } from '@/lib/design/geometry/inset-ellipse'
import type { Point } from '@/lib/design/geometry/path'

/**
 * Where the rows of a layout stand on the plate, in mm: in a box that may be turned, or with their baseline on a
 * circle or along an ellipse. For what shows a caret and follows a pointer; outlines have their own arithmetic.
 */
export type TextFrame = { kind: 'straight'; box: Box } | ArcFrame | EllipseFrame

export interface ArcFrame {
  kind: 'arc'
  centre: Point
  /** Of the baseline. */
  radius: number
  /** Along the bottom, read from left to right as well. */
  inverted: boolean
  /** Degrees by which the whole circle is turned. */
  turn: number
  /** Of the line along its baseline; its middle stands at the top, or at the bottom. */
  width: number
}

export interface EllipseFrame extends Omit<ArcFrame, 'kind' | 'radius'> {
  kind: 'ellipse'
  /** The baseline, about the centre. */
  curve: InsetEllipse
}

/** The angle of a place along the line from its middle, in radians. */
export const angleAlong = ({ radius, width }: ArcFrame, x: number): number => (x - width / 2) / radius

/** Where a place of the layout is on the plate. */
export function toPlate(frame: TextFrame, { x, y }: Point): Point {
  if (frame.kind === 'straight') {
    const { box } = frame
    return rotatePoint({ x: box.left + x, y: box.top + y }, centreOf(box), box.rotate)
  }
  const { centre, inverted, turn } = frame
  const sense = inverted ? -1 : 1
  if (frame.kind === 'ellipse') {
    const there = stationAlong(frame.curve, x - frame.width / 2)
    const [right, down] = [there.x - sense * y * there.outX, there.y - sense * y * there.outY]
    return rotatePoint({ x: centre.x + right, y: centre.y + sense * down }, centre, turn)
  }
  const { radius } = frame
  const angle = angleAlong(frame, x)
  const from = radius - sense * y
  const at = { x: centre.x + from * Math.sin(angle), y: centre.y - sense * from * Math.cos(angle) }
  return rotatePoint(at, centre, turn)
}

/** Which place of the layout lies at a point of the plate. */
export function fromPlate(frame: TextFrame, point: Point): Point {
  if (frame.kind === 'straight') {
    const { box } = frame
    const at = rotatePoint(point, centreOf(box), -box.rotate)
    return { x: at.x - box.left, y: at.y - box.top }
  }
  const { centre, inverted, turn, width } = frame
  const sense = inverted ? -1 : 1
  const at = rotatePoint(point, centre, -turn)
  const dx = at.x - centre.x
  const dy = at.y - centre.y
  if (frame.kind === 'ellipse') {
    const { along, out } = placeBeside(frame.curve, { x: dx, y: sense * dy })
    return { x: along + width / 2, y: -sense * out }
  }
  const { radius } = frame
  const angle = Math.atan2(dx, -sense * dy)
  return { x: angle * radius + width / 2, y: sense * (radius - Math.hypot(dx, dy)) }
}
