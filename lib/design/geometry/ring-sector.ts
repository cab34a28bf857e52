import { onGrid, type PathCommand, type Point } from './path'
import { sinCos } from './trig'

/** A part of a ring about a centre: radii in mm, angles in radians, clockwise from the top. */
export interface RingSector {
  centre: Point
  inner: number
  outer: number
  from: number
  to: number
}

/** The largest angle of one cubic curve: an eighth of a turn is within 4·10⁻⁶ of the radius. */
const eighthTurn = Math.PI / 4

/** Commands of the path of a sector, at most: a whole ring of eight curves on either side. */
export const ringSectorCommands = 19

/** Curves along a circle from one angle to another, without their beginning. */
function arcCurves({ x, y }: Point, radius: number, from: number, to: number): PathCommand[] {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / eighthTurn - 1e-9))
  const step = (to - from) / count
  const quarterStep = sinCos(step / 4)
  const handle = (4 / 3) * (quarterStep.sin / quarterStep.cos) * radius
  return Array.from({ length: count }, (_, index): PathCommand => {
    const a = sinCos(from + index * step)
    const b = sinCos(from + (index + 1) * step)
    return [
      'C',
      onGrid(x + radius * a.sin + handle * a.cos),
      onGrid(y - radius * a.cos + handle * a.sin),
      onGrid(x + radius * b.sin - handle * b.cos),
      onGrid(y - radius * b.cos - handle * b.sin),
      onGrid(x + radius * b.sin),
      onGrid(y - radius * b.cos),
    ]
  })
}

/** The outline of a part of a ring, clockwise where `to` is behind `from`; never more than once around. */
export function ringSectorPath({ centre, inner, outer, from, to }: RingSector): PathCommand[] {
  const end = Math.min(to, from + 2 * Math.PI)
  const at = (radius: number, angle: number): [number, number] => {
    const { sin, cos } = sinCos(angle)
    return [onGrid(centre.x + radius * sin), onGrid(centre.y - radius * cos)]
  }
  return [
    ['M', ...at(outer, from)],
    ...arcCurves(centre, outer, from, end),
    ['L', ...at(inner, end)],
    ...arcCurves(centre, inner, end, from),
    ['Z'],
  ]
}
