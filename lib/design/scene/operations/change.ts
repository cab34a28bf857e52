import type { Design, Element } from '../model'

/**
 * Replaces some elements of a design and keeps all others as the same objects: unchanged elements are not drawn again,
 * and history stays small.
 */
export function changeElements(
  design: Design,
  ids: readonly string[],
  change: (element: Element) => Element,
): Design {
  const wanted = new Set(ids)
  let changed = false
  const elements = design.elements.map(element => {
    if (!wanted.has(element.id)) return element
    const next = change(element)
    if (next !== element) changed = true
    return next
  })
  return changed ? { ...design, elements } : design
}
