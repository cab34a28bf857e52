import type { Rect } from '@/lib/design/geometry/path'
import type { Design, Element, New } from '../model'
import { isPlaced } from './boxes'
import { moveAside } from './move'

/** Answers a free id of a design at each call: `e1`, `e2`, … as its elements are numbered. */
export function freshIds(design: Design): () => string {
  const taken = new Set(design.elements.map(element => element.id))
  let number = design.elements.length
  return () => {
    do number += 1
    while (taken.has(`e${number}`))
    return `e${number}`
  }
}

/** The next free id of a design. */
export const freshId = (design: Design): string => freshIds(design)()

/** Adds an element on top and answers its id. An element without its own place replaces another of its kind. */
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

/**
 * Repeats elements a little beside themselves (mm), on the plate; the copy of a group is a group of its own. An element without its own
 * place is not repeated: a plate has only one.
 */
export function duplicateElements(
  design: Design,
  ids: readonly string[],
  plate: Rect,
  shift = 2,
): { design: Design; ids: string[] } {
  let result = design
  const copies: string[] = []
  const groups = new Map<string, string>()
  for (const element of design.elements) {
    if (!ids.includes(element.id) || !isPlaced(element)) continue
    const id = freshId(result)
    const { group } = element
    const copy: Element = { ...element, id, ...(group ? { group: copiedGroup(groups, group, result) } : {}) }
    result = { ...result, elements: [...result.elements, copy] }
    copies.push(id)
  }
  return { design: moveAside(result, copies, plate, shift), ids: copies }
}

/** The next free name of a group: `g1`, `g2`, … */
export function freshGroup(design: Design, taken: readonly string[] = []): string {
  const used = new Set([...taken, ...design.elements.map(element => element.group)])
  let number = 1
  while (used.has(`g${number}`)) number += 1
  return `g${number}`
}

/**
 * A copied group becomes another one than that it was copied from.
 * @param groups what copied groups have become until now
 */
export function copiedGroup(groups: Map<string, string>, group: string, design: Design): string {
  const known = groups.get(group)
  if (known) return known
  const name = freshGroup(design, [...groups.values()])
  groups.set(group, name)
  return name
}
