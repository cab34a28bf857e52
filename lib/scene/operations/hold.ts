import { designCaps } from '../limits'
import type { Design } from '../model'
import { isPlaced } from './boxes'
import { changeElements } from './change'
import { freshGroup } from './clipboard'

/** Whether all of these elements are held in their place. */
export function areLocked(design: Design, ids: readonly string[]): boolean {
  const chosen = design.elements.filter(element => ids.includes(element.id))
  return chosen.length > 0 && chosen.every(element => element.locked)
}

/** How many of these elements are held in their place. */
export const countLocked = (design: Design, ids: readonly string[]): number =>
  design.elements.filter(element => element.locked && ids.includes(element.id)).length

/** Holds elements in their place, or lets them go: what is locked is neither moved nor resized by a drag or a key. */
export function setLocked(design: Design, ids: readonly string[], locked: boolean): Design {
  return changeElements(design, ids, element => {
    if (Boolean(element.locked) === locked) return element
    const { locked: _, ...free } = element
    return locked ? { ...element, locked } : (free as typeof element)
  })
}

/** Whether all of these elements are hidden. */
export function areHidden(design: Design, ids: readonly string[]): boolean {
  const chosen = design.elements.filter(element => ids.includes(element.id))
  return chosen.length > 0 && chosen.every(element => element.hidden)
}

/** Leaves elements out of what is drawn and made, or takes them in again. */
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

/** Makes elements one group: to choose one is to choose all. */
export function groupElements(design: Design, ids: readonly string[]): Design {
  const group = freshGroup(design)
  return changeElements(design, ids, element => (isPlaced(element) ? { ...element, group } : element))
}

/** Takes the groups of these elements apart. */
export function ungroupElements(design: Design, ids: readonly string[]): Design {
  return changeElements(design, ids, element => {
    if (!element.group) return element
    const { group: _, ...alone } = element
    return alone as typeof element
  })
}

/** Whether one of these elements is in a group. */
export function haveGroup(design: Design, ids: readonly string[]): boolean {
  return design.elements.some(element => element.group && ids.includes(element.id))
}
