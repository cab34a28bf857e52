import type { Box } from '@/lib/design/geometry/box'
import { distance } from '@/lib/design/geometry/trig'
import { kindOf } from '../elements/registry'
import type { Element } from '../model'
import type { CheckGround, ElementCheck } from './check'

/** Two alike that are nearer than this, in mm, were not both meant. */
const nearMm = 0.5

const looks = new WeakMap<Element, string>()

/** What an element looks like, wherever it lies. */
function lookOf(element: Element): string {
  const known = looks.get(element)
  if (known !== undefined) return known
  const { id, locked, group, label, ...look } = element
  const text = JSON.stringify({ ...look, position: undefined })
  looks.set(element, text)
  return text
}

type Place = Pick<Box, 'left' | 'top'> | null

const isNear = (a: Place, b: Place): boolean =>
  // An element without its own place follows the plate: two equal ones lie on each other.
  a && b ? distance(a.left - b.left, a.top - b.top) < nearMm : !a && !b

const known = new WeakMap<readonly Element[], ReadonlySet<Element>>()

/**
 * The elements that repeat an earlier one at the same place. Found once for all: only elements that look alike have their
 * places compared.
 */
function findAgain(elements: readonly Element[]): ReadonlySet<Element> {
  const found = known.get(elements)
  if (found) return found
  const again = new Set<Element>()
  const places = new Map<string, Place[]>()
  for (const element of elements) {
    const look = lookOf(element)
    const alike = places.get(look) ?? []
    places.set(look, alike)
    const place = kindOf(element).box(element)
    if (alike.some(other => isNear(place, other))) again.add(element)
    alike.push(place)
  }
  known.set(elements, again)
  return again
}

/** Whether an element is the same thing again, at the place of one before it. */
export const isAgain = (element: Element, { elements }: CheckGround['design']): boolean =>
  findAgain(elements).has(element)

/** The same thing twice at one place, after a key was pressed once too often (DESIGN-26). */
export const twiceCheck: ElementCheck = {
  codes: ['design_twice'],
  applies: (_, { design }) => design.elements.length > 1,
  run: (element, { design }) => (isAgain(element, design) ? [{ code: 'design_twice', severity: 'ask' }] : []),
  repairs: ({ id }) => [{ kind: 'remove', elementIds: [id] }],
}
