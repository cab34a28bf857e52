import { type Box, boxContains } from '@/lib/design/geometry/box'
import type { Point } from '@/lib/design/geometry/path'
import { kindOf } from '../elements/registry'
import type { Design, Element, PlacedElement } from '../model'
import { shownElements } from '../shown'

/** Whether an element has its own place; one without follows the plate, which has only one of its kind. */
export function isPlaced(element: Element): element is PlacedElement {
  return 'position' in element
}

/** The box in which an element is moved and resized, in mm; null for an element without its own place. */
export function boxOf(element: Element): Box | null {
  return kindOf(element).box(element)
}

const byId = new WeakMap<Design['elements'], ReadonlyMap<string, Element>>()

/** An element by its id. Of a design of a thousand elements a thousand may be asked for at once. */
export function elementOf({ elements }: Design, id: string): Element | undefined {
  let known = byId.get(elements)
  if (!known) {
    known = new Map(elements.map(element => [element.id, element]))
    byId.set(elements, known)
  }
  return known.get(id)
}

/** The elements of these ids, back to front. */
export function elementsOf({ elements }: Design, ids: readonly string[]): Element[] {
  const wanted = new Set(ids)
  return elements.filter(({ id }) => wanted.has(id))
}

/** The box of an element by its id; null for an element without one, or one that is gone. */
export function boxById(design: Design, id: string): Box | null {
  const element = elementOf(design, id)
  return element ? boxOf(element) : null
}

/** Every placed element that is shown, with its box, in the order in which they are drawn. */
export function boxesOfDesign(design: Design): { id: string; box: Box }[] {
  return shownElements(design.elements).flatMap(element => {
    const box = boxOf(element)
    return box ? [{ id: element.id, box }] : []
  })
}

/**
 * The topmost element under a point of the plate. Where several lie above each other the smallest wins, so that
 * what stands inside a ring can be reached; of several of one size the one that the point is meant for.
 * @param reach mm by which every box is widened
 */
export function elementAt(design: Design, point: Point, reach: number): string | null {
  let best: { id: string; area: number; meant: boolean } | null = null
  for (const element of shownElements(design.elements)) {
    const box = boxOf(element)
    if (!box || !boxContains(box, point, reach)) continue
    const area = box.width * box.height
    const meant = kindOf(element).isMeant?.(element, point) ?? true
    const same = best !== null && Math.abs(area - best.area) < sameArea
    const better = !best || (same ? meant || !best.meant : area < best.area)
    if (better) best = { id: element.id, area, meant }
  }
  return best?.id ?? null
}

/** Two boxes are of one size below this difference of their areas, mm². */
const sameArea = 0.01

/** The ids with everybody of their groups: a group is chosen as one. */
export function expandGroups(design: Design, ids: readonly string[]): readonly string[] {
  const groups = new Set(
    design.elements.flatMap(element => (element.group && ids.includes(element.id) ? [element.group] : [])),
  )
  if (groups.size === 0) return ids
  const joined = design.elements.filter(element => element.group && groups.has(element.group))
  return [...new Set([...ids, ...joined.map(element => element.id)])]
}
