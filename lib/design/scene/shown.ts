import type { Design } from './model'

type Elements = Design['elements']

const known = new WeakMap<Elements, Elements>()

/** The elements that are drawn and made: what is hidden is left out. The same list for the same elements. */
export function shownElements(elements: Elements): Elements {
  const before = known.get(elements)
  if (before) return before
  const hides = elements.some(element => element.hidden)
  const shown = hides ? elements.filter(element => !element.hidden) : elements
  known.set(elements, shown)
  return shown
}
