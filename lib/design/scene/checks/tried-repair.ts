import { compile } from '../compile'
import { kindOf } from '../elements/registry'
import type { Repair } from '../finding'
import type { Element } from '../model'
import type { CheckContext, ElementCheck, Found } from './check'
import { distanceToEdge } from './edge-distance'
import { broughtInside } from './inside'
import { below, inkOf } from './measure'

/** The context with an element in its changed form. A code that became another has not been read yet. */
function contextWith(next: Element, context: CheckContext): CheckContext {
  const { plate, engine } = context
  const elements = context.design.elements.map(element => (element.id === next.id ? next : element))
  const { readings: _, ...known } = context
  return { ...known, design: { elements }, scene: compile({ elements }, plate, engine) }
}

const isOutside = (id: string, { scene, plate }: CheckContext): boolean =>
  below(distanceToEdge(inkOf(scene, id), plate), plate.securityMm)

/** Whether ink of an element lies beyond the plate. */
const isBeyond = (id: string, { scene, plate }: CheckContext): boolean =>
  below(distanceToEdge(inkOf(scene, id), plate), 0)

/** Whether letters and drawings of the changed element are there: others cannot be measured yet. */
function canBeDrawn(next: Element, element: Element): boolean {
  const there = new Set(kindOf(element).files?.(element))
  return (kindOf(next).files?.(next) ?? []).every(file => there.has(file))
}

/**
 * A repair of an element, tried on its outlines before it is offered (DESIGN-39): what it makes larger stays on the plate
 * where it fits, and a repair that leaves its finding is not offered.
 */
export function triedRepair(
  element: Element,
  repair: Repair,
  found: Found,
  check: ElementCheck,
  context: CheckContext,
): Repair[] {
  if (repair.kind !== 'change' || 'hidden' in repair.patch) return [repair]
  const changed = { ...element, ...repair.patch } as Element
  if (!canBeDrawn(changed, element)) return [repair]
  const { plate, engine } = context
  let [patch, next, after] = [repair.patch, changed, contextWith(changed, context)]
  if (!isOutside(element.id, context) && isOutside(element.id, after)) {
    patch = {
      ...patch,
      ...broughtInside(next, inkOf(after.scene, element.id), { plate, engine }),
    } as Partial<Element>
    next = { ...element, ...patch } as Element
    after = contextWith(next, context)
  }
  // What cannot be kept on a plate that it lay on would only be in the way otherwise.
  if (!isBeyond(element.id, context) && isBeyond(element.id, after)) return []
  if (check.applies?.(next, after) === false) return [{ ...repair, patch }]
  const stays = check
    .run(next, after)
    .some(({ code, subject }) => code === found.code && subject === found.subject)
  return stays ? [] : [{ ...repair, patch }]
}
