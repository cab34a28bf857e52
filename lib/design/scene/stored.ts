import type { StoredText, TextElement } from './elements/text/schema'
import { hasLines } from './elements/traits'
import { type ForbiddenHtml, parseTextHtml, serializeTextHtml } from './html'
import type { Design, Element, StoredDesign, StoredElement } from './model'
import { hasMaterial } from './traits'

// A text is held in memory as its document. Html is what files, the browser's storage and the contract carry.

/** A stored text with its words read, and what they may not hold. */
export function readText({ html, ...rest }: StoredText): {
  element: TextElement
  forbidden: ForbiddenHtml[]
} {
  const { doc, forbidden } = parseTextHtml(html)
  return { element: { ...rest, doc }, forbidden }
}

export function readElement(stored: StoredElement): Element {
  return hasLines(stored) ? readText(stored).element : stored
}

/** An element as files carry it. */
export function storeElement(element: Element): StoredElement {
  if (!hasLines(element)) return element
  const { doc, ...rest } = element
  return { ...rest, html: serializeTextHtml(doc) }
}

/** A design that the shop itself stored, for work in memory. What comes from elsewhere goes through `parseDesign`. */
export function readDesign<D extends StoredDesign>(stored: D): Extract<Design, { type: D['type'] }>
export function readDesign(stored: StoredDesign): Design {
  return { ...stored, elements: stored.elements.map(readElement) }
}

/** A design as files and the contract carry it, one plate of a support by itself. `parseDesign` reads it back as the same. */
export function storeDesign<D extends Design>(design: D): Extract<StoredDesign, { type: D['type'] }>
export function storeDesign(design: Design): StoredDesign {
  const elements = design.elements.map(storeElement)
  if (!hasMaterial(design)) return { ...design, elements }
  const { support: _, ...single } = design
  return { ...single, elements }
}
