import type { Design, Element, New } from '../model'
import { isPlaced } from './boxes'
import { moveElements } from './move'

/** The next free id of a design: `e1`, `e2`, … as its elements are numbered. */
export function freshId(design: Design): string {
  const taken = new Set(design.elements.map(element => element.id))
  let number = design.elements.length + 1
  while (taken.has(`e${number}`)) number += 1
  return `e${number}`
}

/** Adds an element on top and answers its id. What has no place of its own takes the place of another of its kind. */
export function addElement(design: Design, element: New): { design: Design; id: string } {
  const id = freshId(design)
  const added: Element = { ...element, id }
  const kept = isPlaced(added) ? design.elements : design.elements.filter(other => other.type !== added.type)
  return { design: { ...design, elements: [...kept, added] }, id }
}

/** Takes elements away; what is locked stays, and ids that are not there are ignored. */
export function deleteElements(design: Design, ids: readonly string[]): Design {
  const elements = design.elements.filter(element => element.locked || !ids.includes(element.id))
  return elements.length === design.elements.length ? design : { ...design, elements }
}

/** Repeats elements a little lower and to the right (mm). What has no place of its own is not repeated: a plate has one. */
export function duplicateElements(
  design: Design,
  ids: readonly string[],
  shift = 2,
): { design: Design; ids: string[] } {
  let result = design
  const copies: string[] = []
  for (const element of design.elements) {
    if (!ids.includes(element.id) || !isPlaced(element)) continue
    const id = freshId(result)
    result = { ...result, elements: [...result.elements, { ...element, id }] }
    copies.push(id)
  }
  return { design: moveElements(result, copies, shift, shift), ids: copies }
}

export type OrderStep = 'front' | 'back' | 'forward' | 'backward'

/** Changes the order in which elements are drawn; later ones lie above. */
export function orderElements(design: Design, ids: readonly string[], step: OrderStep): Design {
  const chosen = design.elements.filter(element => ids.includes(element.id))
  if (chosen.length === 0) return design
  const others = design.elements.filter(element => !ids.includes(element.id))
  let elements: Element[]
  if (step === 'front') elements = [...others, ...chosen]
  else if (step === 'back') elements = [...chosen, ...others]
  else elements = shifted(design.elements, ids, step === 'forward' ? 1 : -1)
  return elements.every((element, index) => element === design.elements[index])
    ? design
    : { ...design, elements }
}

/** Puts an element at a place in the order in which elements are drawn, counted from 0 at the back. */
export function moveInOrder(design: Design, id: string, to: number): Design {
  const element = design.elements.find(candidate => candidate.id === id)
  if (!element || design.elements[to] === element) return design
  const others = design.elements.filter(candidate => candidate !== element)
  return { ...design, elements: others.toSpliced(Math.max(0, to), 0, element) }
}

function shifted(elements: readonly Element[], ids: readonly string[], by: 1 | -1): Element[] {
  const result = [...elements]
  const indexes = result.map((_, index) => index)
  // Upwards from the top and downwards from the bottom, so that neighbours that move together keep their order.
  for (const index of by === 1 ? indexes.toReversed() : indexes) {
    const element = result[index]
    const neighbour = result[index + by]
    if (!element || !neighbour || !ids.includes(element.id) || ids.includes(neighbour.id)) continue
    result[index] = neighbour
    result[index + by] = element
  }
  return result
}
