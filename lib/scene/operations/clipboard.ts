import { designCaps } from '../limits'
import { type Design, type Element, storedElementSchema } from '../model'
import { readElement, storeElement } from '../stored'
import { addElement, copiedGroup } from './arrange'
import { isPlaced } from './boxes'
import { moveElements } from './move'

/** Chosen elements as a text that `pasteElements` reads, in this design or another; null where nothing can be copied. */
export function copyElements(design: Design, ids: readonly string[]): string | null {
  const chosen = design.elements.filter(element => ids.includes(element.id) && isPlaced(element))
  return chosen.length > 0 ? JSON.stringify({ elements: chosen.map(storeElement) }) : null
}

function readElements(text: string): Element[] {
  try {
    const { elements } = JSON.parse(text)
    if (!Array.isArray(elements)) return []
    return elements.flatMap(element => {
      const parsed = storedElementSchema.safeParse(element)
      if (!parsed.success) return []
      const read = readElement(parsed.data)
      return isPlaced(read) ? [read] : []
    })
  } catch {
    return []
  }
}

/**
 * Adds copied elements on top, a little lower and to the right (mm) of where they were, with ids of their own; groups
 * stay groups. What is no element, and what is over a design's caps, is left out.
 */
export function pasteElements(design: Design, text: string, shift = 2): { design: Design; ids: string[] } {
  let result = design
  const ids: string[] = []
  const groups = new Map<string, string>()
  for (const element of readElements(text)) {
    if (result.elements.length >= designCaps.elements) break
    const { id: _, group, ...copy } = element
    const added = addElement(result, group ? { ...copy, group: copiedGroup(groups, group, result) } : copy)
    result = added.design
    ids.push(added.id)
  }
  return { design: moveElements(result, ids, shift, shift), ids }
}
