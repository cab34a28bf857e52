import type { Design, Element } from '../model'
import { isPlaced } from './boxes'

/** What lies on the plate as one: an element, or the elements of a group. */
export type Layer =
  | { kind: 'element'; element: Element }
  | { kind: 'group'; id: string; members: readonly Element[] }

const layersOfElements = new WeakMap<Element, Layer>()

/** An element as a layer of its own; the same object as long as the element is. */
export function layerOfElement(element: Element): Layer {
  const known = layersOfElements.get(element)
  if (known) return known
  const layer: Layer = { kind: 'element', element }
  layersOfElements.set(element, layer)
  return layer
}

/** The elements of a layer, back to front. */
export const elementsOf = (layer: Layer): readonly Element[] =>
  layer.kind === 'group' ? layer.members : [layer.element]

/** The layers of a design, back to front. A group lies where its frontmost element does. */
export function layersOf(elements: readonly Element[]): Layer[] {
  const members = new Map<string, Element[]>()
  for (const element of elements) {
    if (!element.group) continue
    const known = members.get(element.group)
    if (known) known.push(element)
    else members.set(element.group, [element])
  }
  return elements.flatMap((element): Layer[] => {
    if (!element.group) return [layerOfElement(element)]
    const group = members.get(element.group) ?? []
    return group.at(-1) === element ? [{ kind: 'group', id: element.group, members: group }] : []
  })
}

/** What a group is called by its owner; undefined where it has no name. */
export const groupLabel = (members: readonly Element[]): string | undefined =>
  members.find(member => member.groupLabel)?.groupLabel

/** The element as one of a group, with the name that the group has. */
export function inGroup(element: Element, group: string | null, label?: string): Element {
  const { group: _, groupLabel: __, ...alone } = element
  if (group === null) return alone as Element
  return { ...alone, group, ...(label ? { groupLabel: label } : {}) } as Element
}

/** Where elements are put: before another in the order of drawing, or in front of all; in a group, or in none. */
export interface LayerPlace {
  before: string | null
  group: string | null
}

/** Whether elements are all of one group, and that group whole. */
export function wholeGroupOf({ elements }: Design, ids: readonly string[]): string | null {
  const group = elements.find(({ id }) => id === ids[0])?.group
  if (!group) return null
  const members = elements.filter(element => element.group === group)
  const same = members.length === ids.length && members.every(({ id }) => ids.includes(id))
  return same ? group : null
}

/**
 * Puts elements elsewhere in the order of drawing, and into a group or out of it. A whole group stays one, and goes into
 * no other; an element without its own place follows the plate and is in no group.
 */
export function placeInOrder(design: Design, ids: readonly string[], { before, group }: LayerPlace): Design {
  const { elements } = design
  const chosen = elements.filter(({ id }) => ids.includes(id))
  if (chosen.length === 0) return design
  const whole = wholeGroupOf(design, ids)
  if (group !== null && ((whole !== null && whole !== group) || !chosen.every(isPlaced))) return design
  const label = groupLabel(elements.filter(element => element.group === group))
  const placed = whole === null ? chosen.map(element => inGroup(element, group, label)) : chosen
  const from = before === null ? elements.length : elements.findIndex(({ id }) => id === before)
  const behind = elements.slice(from < 0 ? elements.length : from).find(({ id }) => !ids.includes(id))
  const others = elements.filter(({ id }) => !ids.includes(id))
  const at = behind ? others.indexOf(behind) : others.length
  const next = others.toSpliced(at, 0, ...placed)
  const same = next.every(
    ({ id, group: now }, index) => id === elements[index]?.id && now === elements[index]?.group,
  )
  return same ? design : { ...design, elements: next }
}

export type OrderStep = 'front' | 'back' | 'forward' | 'backward'

/**
 * Changes the order in which elements are drawn; later ones lie above. A group moves as one, and others step over it;
 * a few of a group move within it.
 */
export function orderElements(design: Design, ids: readonly string[], step: OrderStep): Design {
  const { elements } = design
  const layers = layersOf(elements)
  const isChosen = ({ id }: Element) => ids.includes(id)
  const within = layers.find(
    layer => layer.kind === 'group' && elements.every(one => !isChosen(one) || layer.members.includes(one)),
  )
  const inside = within && !elementsOf(within).every(isChosen) ? elementsOf(within) : null
  const ordered = inside
    ? layers.flatMap(layer => (layer === within ? stepped(inside, isChosen, step) : elementsOf(layer)))
    : stepped(layers, layer => elementsOf(layer).some(isChosen), step).flatMap(elementsOf)
  return ordered.every((element, index) => element === elements[index])
    ? design
    : { ...design, elements: ordered }
}

/** A list with the chosen ones a step further, or at one of its ends. */
function stepped<T>(all: readonly T[], isChosen: (one: T) => boolean, step: OrderStep): readonly T[] {
  const chosen = all.filter(isChosen)
  const others = all.filter(one => !isChosen(one))
  if (step === 'front') return [...others, ...chosen]
  if (step === 'back') return [...chosen, ...others]
  return shifted(all, isChosen, step === 'forward' ? 1 : -1)
}

function shifted<T>(all: readonly T[], isChosen: (one: T) => boolean, by: 1 | -1): readonly T[] {
  const result = [...all]
  const indexes = result.map((_, index) => index)
  // Upwards from the top and downwards from the bottom, so that neighbours that move together keep their order.
  for (const index of by === 1 ? indexes.toReversed() : indexes) {
    const one = result[index]
    const neighbour = result[index + by]
    if (one === undefined || neighbour === undefined || !isChosen(one) || isChosen(neighbour)) continue
    result[index] = neighbour
    result[index + by] = one
  }
  return result
}
