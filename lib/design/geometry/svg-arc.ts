import type { PathCommand, Point } from './path'
import { angleOf, sinCos, sinCosDegrees } from './trig'

/** An elliptical arc as SVG writes it; the rotation in degrees. */
export interface SvgArc {
  rx: number
  ry: number
  rotation: number
  large: boolean
  sweep: boolean
  x: number
  y: number
}

/** The arc's centre, radii (grown where too small to reach), first angle and turn. */
function centreForm(from: Point, arc: SvgArc) {
  const { sin, cos } = sinCosDegrees(arc.rotation)
  const hx = (from.x - arc.x) / 2
  const hy = (from.y - arc.y) / 2
  const px = cos * hx + sin * hy
  const py = cos * hy - sin * hx
  let rx = Math.abs(arc.rx)
  let ry = Math.abs(arc.ry)
  const reach = (px * px) / (rx * rx) + (py * py) / (ry * ry)
  if (reach > 1) {
    rx *= Math.sqrt(reach)
    ry *= Math.sqrt(reach)
  }
  const area = rx * rx * py * py + ry * ry * px * px
  const factor =
    Math.sqrt(Math.max(0, (rx * rx * ry * ry - area) / area)) * (arc.large === arc.sweep ? -1 : 1)
  const qx = (factor * rx * py) / ry
  const qy = (-factor * ry * px) / rx
  const start = angleOf((py - qy) / ry, (px - qx) / rx)
  let turn = angleOf((-py - qy) / ry, (-px - qx) / rx) - start
  if (arc.sweep && turn < 0) turn += 2 * Math.PI
  if (!arc.sweep && turn > 0) turn -= 2 * Math.PI
  const cx = cos * qx - sin * qy + (from.x + arc.x) / 2
  const cy = sin * qx + cos * qy + (from.y + arc.y) / 2
  return { cx, cy, rx, ry, sin, cos, start, turn }
}

/** An arc as cubic curves of at most an eighth of a turn each. */
export function arcToCubics(from: Point, arc: SvgArc): PathCommand[] {
  if (from.x === arc.x && from.y === arc.y) return []
  if (arc.rx === 0 || arc.ry === 0) return [['L', arc.x, arc.y]]
  const { cx, cy, rx, ry, sin, cos, start, turn } = centreForm(from, arc)
  const count = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 4) - 1e-9))
  const step = turn / count
  const quarter = sinCos(step / 4)
  const handle = (4 / 3) * (quarter.sin / quarter.cos)
  const place = (x: number, y: number): [number, number] => [
    cx + cos * rx * x - sin * ry * y,
    cy + sin * rx * x + cos * ry * y,
  ]
  const path: PathCommand[] = []
  for (let index = 0; index < count; index += 1) {
    const a = sinCos(start + step * index)
    const b = sinCos(start + step * (index + 1))
    const end: [number, number] = index === count - 1 ? [arc.x, arc.y] : place(b.cos, b.sin)
    path.push([
      'C',
      ...place(a.cos - handle * a.sin, a.sin + handle * a.cos),
      ...place(b.cos + handle * b.sin, b.sin - handle * b.cos),
      ...end,
    ])
  }
  return path
}
