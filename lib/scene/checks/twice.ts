import { distance } from '@/lib/geometry/trig'
import { kindOf } from '../elements/registry'
import type { Element } from '../model'
import { storeElement } from '../stored'
import type { ElementCheck } from './check'

/** Two alike that are nearer than this, in mm, were not both meant. */
const nearMm = 0.5

const looks = new WeakMap<Element, string>()

/** What an element looks like, wherever it lies. */
function lookOf(element: Element): string {
  const known = looks.get(element)
  if (known !== undefined) return known
  const { id, locked, group, label, ...look } = storeElement(element)
  const text = JSON.stringify({ ...look, position: undefined })
  looks.set(element, text)
  return text
}

function isNear(one: Element, other: Element): boolean {
  const a = kindOf(one).box(one)
  const b = kindOf(other).box(other)
  // What has no place of its own follows the plate: two alike lie upon each other.
  return a && b ? distance(a.left - b.left, a.top - b.top) < nearMm : !a && !b
}

/** The same thing twice at one place, after a key was pressed once too often (DESIGN-26). */
export const twiceCheck: ElementCheck = {
  codes: ['design_twice'],
  applies: (_, { design }) => design.elements.length > 1,
  run(element, { design }) {
    const before = design.elements.slice(0, design.elements.indexOf(element))
    const again = before.some(other => isNear(element, other) && lookOf(element) === lookOf(other))
    return again ? [{ code: 'design_twice', severity: 'ask' }] : []
  },
  repairs: ({ id }) => [{ kind: 'remove', elementIds: [id] }],
}
