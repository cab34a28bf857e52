import type { Repair } from '../finding'
import { type Design, type Element, storedElementSchema } from '../model'
import { readElement, storeElement } from '../stored'
import { deleteElements } from './arrange'
import { changeElements } from './change'

/** Applies a one-click repair: the element with its patch over it, or without the element. */
export function applyRepair(design: Design, { elementId, patch }: Repair): Design {
  if (patch === null) return deleteElements(design, [elementId])
  return changeElements(design, [elementId], element => patched(element, patch))
}

/** A patch that does not fit the element's kind is a bug of the check that wrote it. */
function patched(element: Element, patch: Partial<Element>): Element {
  return readElement(storedElementSchema.parse(storeElement({ ...element, ...patch } as Element)))
}
