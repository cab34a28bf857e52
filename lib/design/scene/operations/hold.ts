import { designCaps } from '../limits'
import type { Design } from '../model'
import { freshGroup } from './arrange'
import { elementsOf, isPlaced } from './boxes'
import { changeElements } from './change'
import { inGroup } from './layers'

/** Whether all of these elements are held in their place. */
export function areLocked(design: Design, ids: readonly string[]): boolean {
  const chosen = elementsOf(design, ids)
  return chosen.length > 0 && chosen.every(element => element.locked)
}

/** How many of these elements are held in their place. */
export const countLocked = (design: Design, ids: readonly string[]): number =>
  elementsOf(design, ids).filter(({ locked }) => locked).length

/** Locks or unlocks elements: a drag or a key neither moves nor resizes a locked one. */
export function setLocked(design: Design, ids: readonly string[], locked: boolean): Design {
  return changeElements(design, ids, element => {
    if (Boolean(element.locked) === locked) return element
    const { locked: _, ...free } = element
    return locked ? { ...element, locked } : (free as typeof element)
  })
}

/** Whether all of these elements are hidden. */
export function areHidden(design: Design, ids: readonly string[]): boolean {
  const chosen = elementsOf(design, ids)
  return chosen.length > 0 && chosen.every(element => element.hidden)
}

/** Hides elements, so that they are not drawn or made, or shows them again. */
export function setHidden(design: Design, ids: readonly string[], hidden: boolean): Design {
  return changeElements(design, ids, element => {
    if (Boolean(element.hidden) === hidden) return element
    const { hidden: _, ...shown } = element
    return hidden ? { ...element, hidden } : (shown as typeof element)
  })
}

/** Calls an element by a name of its owner's; an empty one gives it back the name that it has by itself. */
export function setLabel(design: Design, id: string, wanted: string): Design {
  const label = wanted.trim().slice(0, designCaps.label)
  return changeElements(design, [id], element => {
    if ((element.label ?? '') === label) return element
    const { label: _, ...unnamed } = element
    return label === '' ? (unnamed as typeof element) : { ...element, label }
  })
}

/** Makes elements one group, where the frontmost of them lies: to choose one is to choose all. */
export function groupElements(design: Design, ids: readonly string[]): Design {
  const group = freshGroup(design)
  const members = design.elements.filter(element => ids.includes(element.id) && isPlaced(element))
  const front = members.at(-1)
  if (!front) return design
  const elements = design.elements.flatMap(element => {
    if (element === front) return members.map(member => inGroup(member, group))
    return members.includes(element) ? [] : [element]
  })
  return { ...design, elements }
}

/** Calls a group by a name of its owner's; an empty one takes the name away. */
export function setGroupLabel(design: Design, group: string, wanted: string): Design {
  const label = wanted.trim().slice(0, designCaps.label)
  const ids = design.elements.flatMap(element => (element.group === group ? [element.id] : []))
  return changeElements(design, ids, element =>
    (element.groupLabel ?? '') === label ? element : inGroup(element, group, label),
  )
}

/** Takes the groups of these elements apart. */
export function ungroupElements(design: Design, ids: readonly string[]): Design {
  return changeElements(design, ids, element => {
    return element.group ? inGroup(element, null) : element
  })
}

/** Whether one of these elements is in a group. */
export function haveGroup(design: Design, ids: readonly string[]): boolean {
  return design.elements.some(element => element.group && ids.includes(element.id))
}
