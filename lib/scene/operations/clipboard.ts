import { designCaps } from '../limits'
import { type Design, type Element, storedElementSchema } from '../model'
import { readElement, storeElement } from '../stored'
import { copiedGroup, freshIds } from './arrange'
import { isPlaced } from './boxes'
import { moveElements } from './move'

/** Chosen elements as a text that `pasteElements` reads, in this design or another; null where nothing can be copied. */
export function copyElements(design: Design, ids: readonly string[]): string | null {
  const chosen = design.elements.filter(element => ids.includes(element.id) && isPlaced(element))
  return chosen.length > 0 ? JSON.stringify({ elements: chosen.map(storeElement) }) : null
}

function listed(text: string): readonly unknown[] {
  try {
    const { elements } = JSON.parse(text)
    return Array.isArray(elements) ? elements : []
  } catch {
    return []
  }
}

function readPlaced(stored: unknown): Element | null {
  const parsed = storedElementSchema.safeParse(stored)
  const element = parsed.success ? readElement(parsed.data) : null
  return element && isPlaced(element) ? element : null
}

interface Pasted {
  design: Design
  ids: string[]
  /** How many of the copied there was no room for. */
  left: number
}

/**
 * Adds copied elements on top, a little lower and to the right (mm) of where they were, with ids of their own; groups
 * stay groups. What is no element is left out. What is over a design's cap of elements is left out unread, and counted: a
 * list that was tampered with may be of any length.
 */
export function pasteElements(design: Design, text: string, shift = 2): Pasted {
  const stored = listed(text)
  const room = designCaps.elements - design.elements.length
  const added: Element[] = []
  const groups = new Map<string, string>()
  const newId = freshIds(design)
  let looked = 0
  for (; looked < stored.length && added.length < room; looked += 1) {
    const element = readPlaced(stored[looked])
    if (!element) continue
    const { group } = element
    added.push({ ...element, id: newId(), ...(group ? { group: copiedGroup(groups, group, design) } : {}) })
  }
  const ids = added.map(({ id }) => id)
  const together = added.length > 0 ? { ...design, elements: [...design.elements, ...added] } : design
  return { design: moveElements(together, ids, shift, shift), ids, left: stored.length - looked }
}
