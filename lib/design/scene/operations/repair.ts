import { hasLines } from '../elements/traits'
import type { Repair } from '../finding'
import { type Design, type Element, type StoredElement, storedElementSchema } from '../model'
import { canonicalDoc } from '../text-doc'
import { hasMaterial } from '../traits'
import { addElement } from './arrange'
import { changeElements } from './change'

/** Applies a one-click repair. */
export function applyRepair(design: Design, repair: Repair): Design {
  switch (repair.kind) {
    case 'change':
      return changeElements(design, [repair.elementId], element => patched(element, repair.patch))
    case 'remove':
      // Also locked elements: the person who asks for the repair has read what it removes.
      return { ...design, elements: design.elements.filter(({ id }) => !repair.elementIds.includes(id)) }
    case 'add':
      return addElement(design, repair.element).design
    case 'fixing':
      return hasMaterial(design) ? { ...design, config: { ...design.config, fixing: repair.fixing } } : design
  }
}

/**
 * A patch that does not fit the element's kind is a bug of the check that wrote it. A text keeps its document: to write
 * and read it as html would bring the reader of html into the worker of the checks.
 */
function patched(element: Element, patch: Partial<Element>): Element {
  const changed = { ...element, ...patch } as Element
  if (!hasLines(changed)) return asKind(changed)
  const { doc, ...rest } = changed
  const { html: _, ...fields } = asKind({ ...rest, html: '' })
  return { ...fields, doc: canonicalDoc(doc) }
}

/** An element with the fields of its kind and no other; throws where one does not fit. */
const asKind = <Kind extends StoredElement>(element: Kind): Kind => storedElementSchema.parse(element) as Kind
