import type { Point } from './path'
import { distance } from './trig'

interface Edge {
  at: Point
  dx: number
  dy: number
}

/** The edges of a clockwise polygon, each moved inwards. */
function movedEdges(points: readonly Point[], by: number): Edge[] {
  return points.map((from, index) => {
    const to = points[(index + 1) % points.length] ?? from
    const span = distance(to.x - from.x, to.y - from.y) || 1
    const dx = (to.x - from.x) / span
    const dy = (to.y - from.y) / span
    return { at: { x: from.x - dy * by, y: from.y + dx * by }, dx, dy }
  })
}

function crossing(a: Edge, b: Edge): Point {
  const turn = a.dx * b.dy - a.dy * b.dx
  if (Math.abs(turn) < 1e-9) return b.at
  const t = ((b.at.x - a.at.x) * b.dy - (b.at.y - a.at.y) * b.dx) / turn
  return { x: a.at.x + a.dx * t, y: a.at.y + a.dy * t }
}

function signedArea(points: readonly Point[]): number {
  return points.reduce((sum, point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return sum + point.x * next.y - next.x * point.y
  }, 0)
}

/** A clockwise polygon made smaller by a distance all around; `null` where nothing is left. */
export function insetPolygon(points: readonly Point[], by: number): Point[] | null {
  const edges = movedEdges(points, by)
  const inner = edges.map((edge, index) =>
    crossing(edges[(index + edges.length - 1) % edges.length] ?? edge, edge),
  )
  const area = signedArea(inner)
  const keepsDirections = inner.every((point, index) => {
    const next = inner[(index + 1) % inner.length] ?? point
    const edge = edges[index]
    return !edge || (next.x - point.x) * edge.dx + (next.y - point.y) * edge.dy >= 0
  })
  return area > 0 && keepsDirections ? inner : null
}
