import type { Polyline } from '@/lib/design/geometry/flatten'
import type { Path, Rect } from '@/lib/design/geometry/path'
import { contoursOf } from '@/lib/design/geometry/polygon'
import type { Plate } from './plate'

/** From left to right, in mm. */
export interface Span {
  left: number
  right: number
}

/** Where a row between two heights may stand, in mm from the plate's corner; null where it may not. */
export type Region = (top: number, bottom: number) => Span | null

/** What rounding to a thousandth of a mm may make of a height. */
const noise = 0.002

export const rectRegion =
  ({ left, top, width, height }: Rect): Region =>
  (from, to) =>
    from < top - noise || to > top + height + noise ? null : { left, right: left + width }

/** A rectangle that is smaller by `inset` on every side. */
export const insetRect = ({ left, top, width, height }: Rect, inset: number): Rect => ({
  left: left + inset,
  top: top + inset,
  width: width - 2 * inset,
  height: height - 2 * inset,
})

/** Whether two rectangles share ground; what only touches does not. */
export const rectsMeet = (a: Rect, b: Rect): boolean =>
  a.left < b.left + b.width - 1e-6 &&
  b.left < a.left + a.width - 1e-6 &&
  a.top < b.top + b.height - 1e-6 &&
  b.top < a.top + a.height - 1e-6

/** The inside of an ellipse whose box is given; `inset` from its edge on every side. */
export function ellipseRegion({ left, top, width, height }: Rect, inset: number): Region {
  const rx = width / 2
  const ry = height / 2
  const x = left + rx
  const y = top + ry
  return (from, to) => {
    const away = Math.max(Math.abs(from - inset - y), Math.abs(to + inset - y)) / ry
    if (!(away < 1)) return null
    const half = rx * Math.sqrt(1 - away * away) - inset
    return half > 0 ? { left: x - half, right: x + half } : null
  }
}

/** How many lines across it an outline is looked at along. */
const scans = 400

const spansOfOutline = new WeakMap<Path, readonly (Span | null)[]>()

/** The part of an outline around its middle, scan line by scan line from top to bottom. Made once an outline. */
function scanned({ outline, widthMm, heightMm }: Plate): readonly (Span | null)[] {
  const known = spansOfOutline.get(outline)
  if (known) return known
  const contours = contoursOf(outline)
  const spans = Array.from({ length: scans }, (_, index) =>
    spanAt(contours, ((index + 0.5) * heightMm) / scans, widthMm / 2),
  )
  spansOfOutline.set(outline, spans)
  return spans
}

/** The filled part of a scan that holds a point. */
function spanAt(contours: readonly Polyline[], y: number, middle: number): Span | null {
  const crossings: { x: number; winds: number }[] = []
  for (const { points } of contours) {
    points.forEach((a, index) => {
      const b = points[(index + 1) % points.length] ?? a
      if (a.y <= y === b.y <= y) return
      crossings.push({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), winds: a.y <= y ? 1 : -1 })
    })
  }
  crossings.sort((a, b) => a.x - b.x)
  let winding = 0
  let left: number | null = null
  for (const { x, winds } of crossings) {
    const before = winding
    winding += winds
    if (before === 0) left = x
    else if (winding === 0 && left !== null && left <= middle && middle <= x) return { left, right: x }
  }
  return null
}

/** The inside of any outline, as far as it can be seen from the vertical through its middle. */
function outlineRegion(plate: Plate, inset: number): Region {
  const spans = scanned(plate)
  return (from, to) => {
    const first = Math.floor(((from - inset) * scans) / plate.heightMm)
    const last = Math.ceil(((to + inset) * scans) / plate.heightMm)
    if (first < 0 || last > scans) return null
    let left = 0
    let right = plate.widthMm
    for (let index = first; index < Math.max(last, first + 1); index += 1) {
      const span = spans[index]
      if (!span) return null
      left = Math.max(left, span.left)
      right = Math.min(right, span.right)
    }
    return right - left > 2 * inset ? { left: left + inset, right: right - inset } : null
  }
}

/** The plate's inside, `inset` from its edge on every side. */
export function plateRegion(plate: Plate, inset: number): Region {
  const { widthMm: width, heightMm: height } = plate
  if (plate.shape === 'round' || plate.shape === 'oval')
    return ellipseRegion({ left: 0, top: 0, width, height }, inset)
  if (plate.shape === 'rect' && plate.cornerMm <= inset)
    return rectRegion(insetRect({ left: 0, top: 0, width, height }, inset))
  return outlineRegion(plate, inset)
}

/** Where a row may stand that several regions have to allow. */
export function spanIn(regions: readonly Region[], top: number, bottom: number): Span | null {
  let left = Number.NEGATIVE_INFINITY
  let right = Number.POSITIVE_INFINITY
  for (const region of regions) {
    const span = region(top, bottom)
    if (!span) return null
    left = Math.max(left, span.left)
    right = Math.min(right, span.right)
  }
  return right > left ? { left, right } : null
}
