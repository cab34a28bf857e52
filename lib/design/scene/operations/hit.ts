import { pathBounds } from '@/lib/design/geometry/bounds'
import { boxPath } from '@/lib/design/geometry/box-path'
import { distanceFromFill } from '@/lib/design/geometry/fill-distance'
import { flattenPath } from '@/lib/design/geometry/flatten'
import type { Point } from '@/lib/design/geometry/path'
import { kindOf } from '../elements/registry'
import type { Design, Element } from '../model'
import type { Scene, SceneItem } from '../scene'
import { shownElements } from '../shown'
import { boxOf, elementOf } from './boxes'

/** An outline that a pointer can hit, mm. */
export type HitOutline = Pick<SceneItem, 'path' | 'fillRule' | 'bounds'>

/** What is drawn of an element: items of the scene that follow each other. */
export interface ElementItems {
  /** Null for items without an element: the holes of a fixing. They are drawn and never hit. */
  readonly id: string | null
  readonly items: readonly SceneItem[]
}

/**
 * The shares of its reach by which a pointer is tried, one after the other; at 0 it must lie on the ink itself. So ink comes before
 * what is only near, and what is nearer before what is further off.
 */
export const reachSteps = [0, 0.25, 0.5, 1] as const

/** How far the flattened outline is from the true one at most, mm: less than half a pixel at the largest zoom. */
const toleranceMm = 0.002

function boxOutlines(element: Element): readonly HitOutline[] {
  const box = boxOf(element)
  if (!box) return []
  const path = boxPath(box)
  return [{ path, fillRule: 'nonzero', bounds: pathBounds(path) }]
}

/** The items of a scene by their element, back to front. The plate's edge is left out. */
export function itemsByElement(items: readonly SceneItem[]): readonly ElementItems[] {
  const runs: { id: string | null; items: SceneItem[] }[] = []
  for (const item of items) {
    if (item.kind === 'cut') continue
    const last = runs.at(-1)
    if (last?.id === item.elementId) last.items.push(item)
    else runs.push({ id: item.elementId, items: [item] })
  }
  return runs
}

/** Elements that draw nothing, as a line without letters: a pointer hits their box, behind all that is drawn. */
export function blankElements(design: Design, { items }: Pick<Scene, 'items'>): readonly ElementItems[] {
  const drawn = new Set(items.map(({ elementId }) => elementId))
  return shownElements(design.elements).flatMap(({ id }) => (drawn.has(id) ? [] : [{ id, items: [] }]))
}

/**
 * What a pointer hits of an element (DESIGN-70): its ink. A code is one thing, whose light modules are as much of it as its dark
 * ones; an element without ink is hit at its box.
 */
export function hitOutlines(design: Design, { id, items }: ElementItems): readonly HitOutline[] {
  const element = id === null ? undefined : elementOf(design, id)
  if (!element) return []
  return kindOf(element).code || items.length === 0 ? boxOutlines(element) : items
}

/** Whether a point is near enough to an outline's bounds to be asked about, all in mm. */
export function isNear({ bounds }: HitOutline, { x, y }: Point, reach: number): boolean {
  return (
    bounds !== null &&
    x >= bounds.left - reach &&
    y >= bounds.top - reach &&
    x <= bounds.left + bounds.width + reach &&
    y <= bounds.top + bounds.height + reach
  )
}

/** How far a point is from the nearest of some outlines, mm; infinite beyond the reach. */
function distanceTo(outlines: readonly HitOutline[], point: Point, reach: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const outline of outlines) {
    if (!isNear(outline, point, reach)) continue
    const contours = flattenPath(outline.path, toleranceMm)
    nearest = Math.min(nearest, distanceFromFill(point, contours, outline.fillRule))
  }
  return nearest
}

/**
 * The element whose ink lies under a point of the plate: the frontmost of those that it lies on, else of the nearest within
 * reach (DESIGN-70). It finds what the canvas finds, without one.
 * @param reach mm
 */
export function inkAt(
  design: Design,
  scene: Pick<Scene, 'items'>,
  point: Point,
  reach: number,
): string | null {
  const near = [...blankElements(design, scene), ...itemsByElement(scene.items)]
    .toReversed()
    .map(drawn => ({ id: drawn.id, distance: distanceTo(hitOutlines(design, drawn), point, reach) }))
  for (const step of reachSteps) {
    const hit = near.find(({ distance }) => distance <= step * reach)
    if (hit) return hit.id
  }
  return null
}
