import type { Repair } from '../finding'
import { type Design, type Element, storedElementSchema } from '../model'
import { readElement, storeElement } from '../stored'
import { addElement } from './arrange'
import { changeElements } from './change'

/** Applies a one-click repair. */
export function applyRepair(design: Design, repair: Repair): Design {
  switch (repair.kind) {
    case 'change':
      return changeElements(design, [repair.elementId], element => patched(element, repair.patch))
    case 'remove':
      // Also what is locked: the person who asks for the repair has read what it takes away.
      return { ...design, elements: design.elements.filter(({ id }) => !repair.elementIds.includes(id)) }
    case 'add':
      return addElement(design, repair.element).design
    case 'fixing':
      return design.type === 'sign'
        ? { ...design, config: { ...design.config, fixing: repair.fixing } }
        : design
  }
}

/** A patch that does not fit the element's kind is a bug of the check that wrote it. */
function patched(element: Element, patch: Partial<Element>): Element {
  return readElement(storedElementSchema.parse(storeElement({ ...element, ...patch } as Element)))
}
