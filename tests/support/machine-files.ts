import DxfParser from 'dxf-parser'
import { flattenPath, type Polyline } from '@/lib/design/geometry/flatten'
import type { Point } from '@/lib/design/geometry/path'
import { segmentDistance } from '@/lib/design/geometry/polygon'
import type { SceneItem } from '@/lib/design/scene/scene'

/** The closed lines of a DXF file by their layers, with y downwards, as another program reads them. */
export function readDxf(text: string, heightMm: number): Map<string, Point[][]> {
  const drawing = new DxfParser().parseSync(text)
  const layers = new Map<string, Point[][]>()
  for (const entity of drawing?.entities ?? []) {
    const { vertices, shape } = entity as unknown as { vertices: Point[]; shape: boolean }
    if (entity.type !== 'POLYLINE' || !shape) throw new Error(`a ${entity.type} is no closed line`)
    const lines = layers.get(entity.layer) ?? []
    lines.push(vertices.map(({ x, y }) => ({ x, y: heightMm - y })))
    layers.set(entity.layer, lines)
  }
  return layers
}

const flattened = new WeakMap<SceneItem, Polyline[]>()
function fineLinesOf(item: SceneItem): Polyline[] {
  const lines = flattened.get(item) ?? flattenPath(item.path, 0.0005)
  flattened.set(item, lines)
  return lines
}

/** Outlines as straight lines that no eye tells from their curves: half a µm. */
export const fineLines = (items: readonly SceneItem[]): Polyline[] => items.flatMap(fineLinesOf)

/** Every n-th of a list, so that no more than so many are looked at. */
export function someOf<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, Math.ceil(list.length / most))
  return list.filter((_, index) => index % step === 0)
}

/** The distance of a point from the nearest of closed lines, in mm. */
export function distanceTo(point: Point, lines: readonly { points: readonly Point[] }[]): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const { points } of lines)
    points.forEach((a, index) => {
      nearest = Math.min(nearest, segmentDistance(point, a, points[(index + 1) % points.length] ?? a))
    })
  return nearest
}

/** How often a ray to the right of a point crosses lines, and how often they wind around it. */
function crossings({ x, y }: Point, lines: readonly { points: readonly Point[] }[]) {
  let [count, winding] = [0, 0]
  for (const { points } of lines)
    points.forEach((a, index) => {
      const b = points[(index + 1) % points.length] ?? a
      if (a.y > y === b.y > y) return
      if (a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x) <= x) return
      count += 1
      winding += b.y > a.y ? 1 : -1
    })
  return { count, winding }
}

/** Whether items, each filled by its own rule, cover a point. */
export const covers = (items: readonly SceneItem[], point: Point): boolean =>
  items.some(item => {
    const { count, winding } = crossings(point, fineLinesOf(item))
    return item.fillRule === 'evenodd' ? count % 2 === 1 : winding !== 0
  })

/** Whether closed lines that do not cross cover a point. */
export const insideLines = (lines: readonly { points: readonly Point[] }[], point: Point): boolean =>
  crossings(point, lines).count % 2 === 1

/** Points a fiftieth of a mm to both sides of outlines, except those less than a hundredth from another outline. */
export function besideOutlines(lines: readonly Polyline[], most: number): Point[] {
  const segments = lines.flatMap(({ points }) =>
    points.map((a, index) => [a, points[(index + 1) % points.length] ?? a] as const),
  )
  const beside = someOf(segments, most / 2).flatMap(([a, b]) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    if (length === 0) return []
    const [nx, ny] = [((a.y - b.y) / length) * 0.02, ((b.x - a.x) / length) * 0.02]
    const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    return [
      { x: x + nx, y: y + ny },
      { x: x - nx, y: y - ny },
    ]
  })
  return beside.filter(point => distanceTo(point, lines) > 0.01)
}
