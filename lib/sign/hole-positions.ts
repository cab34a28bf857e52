import type { Fixing, HoleLayout } from '@/lib/catalogue/signs'
import { flattenPath } from '@/lib/geometry/flatten'
import { onGrid, type Point } from '@/lib/geometry/path'
import { signOutline } from '@/lib/scene/plate-outline'
import { indexSigns, type SignCatalogue } from './catalogue-index'
import type { SignConfig } from './config'
import { holeDiameter } from './hole-rule'

/** A drilled hole, in mm from the plate's top left corner. `visibleDiameter` is what covers it: a cap, a spacer, a cup. */
export interface HolePosition {
  x: number
  y: number
  diameter: number
  visibleDiameter: number
}

/**
 * Where the fixing of a sign drills. A hole sits its margin from the edges of the bounding box; where the outline
 * (mask, oval, round corners) runs inside the box, it moves towards the middle until it keeps that margin from the
 * outline too. Free holes are elements of the design, so the layout `custom` has none here.
 */
export function holePositions(config: SignConfig, catalogue: SignCatalogue): HolePosition[] {
  const index = indexSigns(catalogue)
  const fixing = index.fixings.get(config.fixing.name)
  const layout = index.layouts.get(config.fixing.options.holes ?? '')
  if (!fixing?.hole || !layout?.positions) return []
  const diameter = holeDiameter(fixing, config.fixing.options)
  const visibleDiameter = Math.max(diameter, visibleOf(fixing, config.fixing.options.styles))
  const inset = fixing.hole.edgeMargin + diameter / 2
  const contours = outlineOf(config, catalogue)
  const middle = { x: config.width / 2, y: config.height / 2 }
  return layout.positions.map(position => {
    const nominal = nominalCentre(position, config, inset)
    const { x, y } = contours ? moveInside(nominal, middle, contours, inset) : nominal
    return { x: onGrid(x), y: onGrid(y), diameter, visibleDiameter }
  })
}

function visibleOf({ hole }: Fixing, style: string | undefined): number {
  const byStyle = hole?.byStyle
  const ofStyle = byStyle && style !== undefined && Object.hasOwn(byStyle, style) ? byStyle[style] : undefined
  return ofStyle?.visibleDiameter ?? hole?.visibleDiameter ?? 0
}

function nominalCentre(
  { x, y }: NonNullable<HoleLayout['positions']>[number],
  { width, height }: SignConfig,
  inset: number,
): Point {
  return {
    x: { left: inset, center: width / 2, right: width - inset }[x],
    y: { top: inset, center: height / 2, bottom: height - inset }[y],
  }
}

/** The outline as polygons; `null` for the full rectangle, where the nominal places hold. */
function outlineOf(config: SignConfig, catalogue: SignCatalogue): Point[][] | null {
  const { shape, cornerMm, outline } = signOutline(config, catalogue.materials.masks)
  if (shape === 'rect' && cornerMm === 0) return null
  return flattenPath(outline, 0.02).map(({ points }) => points)
}

const tolerance = 0.05
const steps = 100

/** The first place on the way to the middle that keeps the inset, else the one that keeps most. */
function moveInside(from: Point, middle: Point, contours: Point[][], inset: number): Point {
  let best = from
  let bestClearance = Number.NEGATIVE_INFINITY
  for (let step = 0; step <= steps; step++) {
    const t = step / steps
    const place = { x: from.x + (middle.x - from.x) * t, y: from.y + (middle.y - from.y) * t }
    const clearance = clearanceOf(place, contours)
    if (clearance >= inset - tolerance) return place
    if (clearance > bestClearance) {
      best = place
      bestClearance = clearance
    }
  }
  return best
}

/** Distance from a point to the outline; negative outside (even-odd). */
function clearanceOf(point: Point, contours: Point[][]): number {
  let nearest = Number.POSITIVE_INFINITY
  let inside = false
  for (const points of contours) {
    let a = points[points.length - 1]
    for (const b of points) {
      if (a) {
        nearest = Math.min(nearest, segmentDistance(point, a, b))
        const crosses = a.y > point.y !== b.y > point.y
        if (crosses && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) inside = !inside
      }
      a = b
    }
  }
  return inside ? nearest : -nearest
}

function segmentDistance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length))
  return Math.sqrt((p.x - a.x - t * dx) ** 2 + (p.y - a.y - t * dy) ** 2)
}
