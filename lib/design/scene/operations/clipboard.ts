import type { Pieces } from '@/lib/ground/pieces'
import { designCaps } from '../limits'
import { type Design, type Element, storedElementSchema } from '../model'
import { readElement, storeElement } from '../stored'
import { copiedGroup, freshIds } from './arrange'
import { elementsOf, isPlaced } from './boxes'
import { moveElements } from './move'

const opening = '{"elements":['

/** Chosen elements as a text that `pasteElements` reads, in this design or another; null where nothing can be copied. */
export function* copyElements(design: Design, ids: readonly string[]): Pieces<string | null> {
  const chosen = elementsOf(design, ids).filter(isPlaced)
  const stored: string[] = []
  for (const element of chosen) {
    stored.push(JSON.stringify(storeElement(element)))
    yield stored.length / chosen.length
  }
  return chosen.length > 0 ? `${opening}${stored.join(',')}]}` : null
}

/**
 * The elements of a copied text one by one, as `copyElements` wrote them, each with where it ends: a list that was tampered with
 * may be of any length, and is never read as a whole. A text that is no list has none.
 */
function* listed(text: string): Generator<{ stored: string; end: number }> {
  if (!text.startsWith(opening)) return
  const marks = /["{}[\]\\]/g
  marks.lastIndex = opening.length
  let from = opening.length
  let depth = 0
  let quoted = false
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const [sign] = mark
    if (quoted) {
      if (sign === '\\') marks.lastIndex += 1
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') {
      depth -= 1
      if (depth < 0) return
      if (depth > 0) continue
      const end = marks.lastIndex
      yield { stored: text.slice(from, end), end }
      // Behind the comma.
      from = end + 1
    }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function readPlaced(stored: string): Element | null {
  const parsed = storedElementSchema.safeParse(readJson(stored))
  const element = parsed.success ? readElement(parsed.data) : null
  return element && isPlaced(element) ? element : null
}

export interface Pasted {
  design: Design
  ids: string[]
  /** How many copied elements did not fit. */
  left: number
}

/**
 * Adds copied elements on top, a little lower and to the right (mm) of where they were, with ids of their own; groups
 * stay groups. What is no element is left out. What is over a design's cap of elements is left out unread, and counted.
 */
export function* pasteElements(design: Design, text: string, shift = 2): Pieces<Pasted> {
  const space = designCaps.elements - design.elements.length
  const added: Element[] = []
  const groups = new Map<string, string>()
  const newId = freshIds(design)
  let left = 0
  for (const { stored, end } of listed(text)) {
    const element = added.length < space ? readPlaced(stored) : null
    if (added.length >= space) left += 1
    if (element) {
      const { group } = element
      const copy = { ...element, id: newId(), ...(group && { group: copiedGroup(groups, group, design) }) }
      added.push(...moveElements({ ...design, elements: [copy] }, [copy.id], shift, shift).elements)
    }
    yield end / text.length
  }
  const elements = added.length > 0 ? [...design.elements, ...added] : design.elements
  const next = elements === design.elements ? design : { ...design, elements }
  return { design: next, ids: added.map(({ id }) => id), left }
}
