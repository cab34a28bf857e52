import { pathBounds } from '@/lib/design/geometry/bounds'
import { convexHull } from '@/lib/design/geometry/hull'
import type { Point, Rect } from '@/lib/design/geometry/path'
import { contoursOf, nearestEdge } from '@/lib/design/geometry/polygon'
import type { OutlineContext } from '../elements/kind'
import { kindOf } from '../elements/registry'
import type { Element, PlacedElement } from '../model'
import { isPlaced } from '../operations/boxes'
import type { Plate } from '../plate'
import { boundsOf, type Drawn, distanceToEdge } from './edge-distance'
import { below, hundredth, noiseMm } from './measure'

/** Scales at which ink that does not fit on the plate is tried, the largest first. */
export const shares = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.6, 0.5, 0.4, 0.3] as const
/** How much further in than needed ink is brought, mm: its place is rounded, and outlines are measured along chords. */
const spareMm = 0.1
/** Steps after which a place that was not found is not there. */
const mostSteps = 32

/** The least share of its size in which an element is still what it was: letters and codes that can be read. */
export function leastShare(element: Element, plate: Plate): number {
  const kind = kindOf(element)
  const own = kind.leastShare?.(element, plate) ?? shares[shares.length - 1] ?? 1
  const letters = kind.letters?.facts(element).flatMap(({ sizeMm }) => sizeMm ?? []) ?? []
  return Math.min(1, Math.max(own, ...letters.map(sizeMm => plate.minFontMm / sizeMm)))
}

/** The move that brings points off the plate's edge, mm: each step moves the worst point away from the edge. */
function moveOffEdge(points: readonly Point[], plate: Plate): Point | null {
  const edge = contoursOf(plate.outline)
  const needed = plate.securityMm + spareMm
  const move = { x: 0, y: 0 }
  for (let step = 0; step < mostSteps; step += 1) {
    let worst = { inside: needed, inward: { x: 0, y: 0 } }
    for (const point of points) {
      const near = nearestEdge({ x: point.x + move.x, y: point.y + move.y }, edge)
      if (near.inside < worst.inside) worst = near
    }
    const lacking = needed - worst.inside
    if (lacking < noiseMm) return move
    // A little more than is lacking: else the steps between two facing edges would never end.
    move.x += worst.inward.x * (lacking + noiseMm)
    move.y += worst.inward.y * (lacking + noiseMm)
  }
  return null
}

/** The move of a box onto a plate without round corners that is large enough for it, mm. */
function moveIntoBox(box: Rect, { widthMm, heightMm, securityMm }: Plate): Point {
  const into = (start: number, span: number, whole: number) =>
    Math.min(Math.max(start, securityMm), whole - securityMm - span) - start
  return { x: into(box.left, box.width, widthMm), y: into(box.top, box.height, heightMm) }
}

/** Whether the box of ink is no larger than that of the plate: what is larger needs no search. */
const hasSpace = (
  { width, height }: Rect,
  share: number,
  { widthMm, heightMm, securityMm }: Plate,
): boolean => width * share <= widthMm - 2 * securityMm && height * share <= heightMm - 2 * securityMm

export const middleOf = ({ left, top, width, height }: Rect): Point => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** Answers the move that brings ink inside after it is scaled about its middle, by its scale. */
function movesOf(items: readonly Drawn[], bounds: Rect, plate: Plate): (share: number) => Point | null {
  const { x, y } = middleOf(bounds)
  if (plate.shape === 'rect' && plate.cornerMm === 0) {
    return share => {
      const [width, height] = [bounds.width * share, bounds.height * share]
      return moveIntoBox({ left: x - width / 2, top: y - height / 2, width, height }, plate)
    }
  }
  const points = items.flatMap(({ path }) => contoursOf(path).flatMap(line => line.points))
  const hull = convexHull(points.map(point => [point.x, point.y] as const))
  return share =>
    moveOffEdge(
      hull.map(([left, top]) => ({ x: x + (left - x) * share, y: y + (top - y) * share })),
      plate,
    )
}

/** Whether the outlines of an element keep off the edge. */
export function isInside(element: Element, context: OutlineContext): boolean {
  const outlines = kindOf(element).outline(element, context)
  const drawn = outlines.map(({ path }) => ({ path, bounds: pathBounds(path) }))
  return !below(distanceToEdge(drawn, context.plate), context.plate.securityMm)
}

/** An element as a share of its size about the middle of its ink, and moved, mm; and what is changed of it so. */
export function putElsewhere(
  element: PlacedElement,
  bounds: Rect,
  share: number,
  move: Point,
): { next: Element; patch: Partial<Element> } {
  const middle = middleOf(bounds)
  const dx = middle.x * (1 - share) + move.x
  const dy = middle.y * (1 - share) + move.y
  const { left, top } = element.position
  const position = { left: hundredth(left + dx), top: hundredth(top + dy) }
  const next =
    share === 1 ? { ...element, position } : kindOf(element).scale(element, { factor: share, dx, dy })
  const { id: _, ...whole } = next
  return { next, patch: share === 1 ? { position } : whole }
}

/**
 * What is changed of an element so that its ink keeps off the edge of any plate: its place alone where that is enough,
 * else its size too. Null where it would become smaller than can be made or read.
 * @param items its ink as it is
 */
export function broughtInside(
  element: Element,
  items: readonly Drawn[],
  context: OutlineContext,
): Partial<Element> | null {
  const bounds = boundsOf(items)
  if (!bounds || !isPlaced(element)) return null
  const moveOf = movesOf(items, bounds, context.plate)
  const least = leastShare(element, context.plate)
  for (const share of shares.filter(one => one >= least && hasSpace(bounds, one, context.plate))) {
    const move = moveOf(share)
    if (!move) continue
    const { next, patch } = putElsewhere(element, bounds, share, move)
    if (isInside(next, context)) return patch
  }
  return null
}
