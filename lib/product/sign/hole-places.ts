import type { Fixing, HoleLayout } from '@/lib/catalogue/signs'
import { clearanceTo } from '@/lib/design/geometry/edge-index'
import type { Point } from '@/lib/design/geometry/path'
import { contoursOf } from '@/lib/design/geometry/polygon'
import { distance } from '@/lib/design/geometry/trig'
import type { SignIndex } from './catalogue-index'
import { canBeCut } from './custom-outline'
import type { Drill } from './drill'
import { cornerRadius, type OutlinedSign, outlineOf, type SignOutline } from './outline'

/** Where one hole of a layout comes to lie, in mm from the plate's top left corner. */
export interface HolePlace extends Point {
  /** The share of its way to the plate's centre that it moved; infinite where no place on the way will do. */
  readonly moved: number
}

type Clearance = (point: Point) => number

/** The shop makes no larger plates: their outline is not measured. */
const measuredMaxMm = 10_000
const isMeasured = (side: number): boolean => side > 0 && side <= measuredMaxMm

/** Distance of a point to the edge of a rectangle with round corners, in mm; negative outside. */
function rectClearance({ width, height }: OutlinedSign, corner: number): Clearance {
  const [halfWidth, halfHeight] = [width / 2 - corner, height / 2 - corner]
  return ({ x, y }) => {
    const [dx, dy] = [Math.abs(x - width / 2) - halfWidth, Math.abs(y - height / 2) - halfHeight]
    const outside = distance(Math.max(dx, 0), Math.max(dy, 0))
    return corner - outside - Math.min(Math.max(dx, dy), 0)
  }
}

function clearanceOf(sign: OutlinedSign, { shape, cornerMm, outline }: SignOutline): Clearance {
  if (shape === 'rect') return rectClearance(sign, cornerMm)
  return clearanceTo(contoursOf(outline))
}

function nominalPlace(
  { x, y }: NonNullable<HoleLayout['positions']>[number],
  { width, height }: OutlinedSign,
  inset: number,
): Point {
  return {
    x: { left: inset, center: width / 2, right: width - inset }[x],
    y: { top: inset, center: height / 2, bottom: height - inset }[y],
  }
}

const standing = (place: Point): HolePlace => ({ x: place.x, y: place.y, moved: 0 })

/** How exactly a margin is kept, in mm: outlines are measured along chords. */
const toleranceMm = 0.05

/**
 * The first place on the way to the centre that keeps the inset from the edge. Each step is as long as what is missing:
 * no nearer place can do. On long ways a step has a least length, so that their number stays small.
 */
function settle(from: Point, centre: Point, inset: number, clearanceAt: Clearance): HolePlace {
  const way = distance(centre.x - from.x, centre.y - from.y)
  for (let gone = 0; gone <= way; ) {
    const moved = way === 0 ? 0 : gone / way
    const place = { x: from.x + (centre.x - from.x) * moved, y: from.y + (centre.y - from.y) * moved }
    const missing = inset - clearanceAt(place)
    if (!(missing > toleranceMm)) return { ...place, moved }
    gone += Math.max(missing, way / 400)
  }
  return { ...centre, moved: Number.POSITIVE_INFINITY }
}

/** The distance, in mm, of a hole's centre to the edge: its fixing's margin and its radius. */
export const insetOf = (fixing: Fixing, { diameter }: Drill): number =>
  (fixing.hole?.edgeMargin ?? 0) + diameter / 2

/**
 * The outline that holes are measured against; `null` where every hole stands as its layout says: on a plain rectangle,
 * and on what is no plate at all.
 */
function measuredOutline(sign: OutlinedSign, index: SignIndex): SignOutline | null {
  if (!canBeCut(sign, index)) return null
  const outline = outlineOf(sign, index)
  return outline.shape === 'rect' && outline.cornerMm === 0 ? null : outline
}

const isSized = ({ width, height }: OutlinedSign): boolean => isMeasured(width) && isMeasured(height)

/** Whether a plate is a plain rectangle. */
export const isPlainPlate = (sign: OutlinedSign, index: SignIndex): boolean =>
  !isSized(sign) || cornerRadius(sign) === 0 || measuredOutline(sign, index) === null

const settledPlaces = new WeakMap<SignOutline, Map<string, HolePlace[]>>()

/**
 * Where the holes of a layout come to lie (FIXING-8). A hole sits its inset from the edges of the plate's box; where the true
 * outline (mask, oval, round corners) runs inside the box, it moves towards the centre until it keeps its inset from
 * the outline too. A layout of free holes has no places.
 */
export function holePlaces(
  sign: OutlinedSign,
  layout: HoleLayout,
  inset: number,
  index: SignIndex,
): HolePlace[] {
  const nominal = (layout.positions ?? []).map(position => nominalPlace(position, sign, inset))
  const corner = cornerRadius(sign)
  if (corner === 0 || !isSized(sign)) return nominal.map(standing)
  const centre = { x: sign.width / 2, y: sign.height / 2 }
  const settled = (clearanceAt: Clearance) => nominal.map(place => settle(place, centre, inset, clearanceAt))
  if (corner !== null) return settled(rectClearance(sign, corner))
  const outline = measuredOutline(sign, index)
  if (!outline) return nominal.map(standing)
  const known = settledPlaces.get(outline) ?? new Map<string, HolePlace[]>()
  settledPlaces.set(outline, known)
  const key = `${layout.slug} ${inset}`
  const kept = known.get(key)
  if (kept) return kept
  const places = settled(clearanceOf(sign, outline))
  known.set(key, places)
  return places
}
