import { artCaps } from './elements/image/art'
import { hasLines, isCurved } from './elements/traits'
import { designCaps } from './limits'
import {
  countCodes,
  type Design,
  type Element,
  ownPicturesLength,
  type StoredElement,
  storedElementSchema,
} from './model'
import { storeElement } from './stored'

/** Why a change cannot be stored. `max` is the cap in elements, codes or characters of the text with its formatting. */
export type Refusal =
  | { code: 'elements' | 'codes' | 'text' | 'roundedText'; max: number }
  | { code: 'pictures' | 'unstorable' }

const looked = new WeakMap<Element, Refusal | null>()

/** Why an element cannot be stored; the same one is looked at once. */
export function refusalOfElement(element: Element, before?: Element): Refusal | null {
  const known = looked.get(element)
  if (known !== undefined) return known
  const refusal = refusedElement(element, before)
  looked.set(element, refusal)
  return refusal
}

function refusedElement(element: Element, before: Element | undefined): Refusal | null {
  if (isCurved(element) && element.text.length > designCaps.roundedText) {
    return { code: 'roundedText', max: designCaps.roundedText }
  }
  let stored: StoredElement
  if (hasLines(element) && hasLines(before) && element.doc === before.doc) {
    // The words are as they were, and written html takes a moment.
    const { doc: _, ...rest } = element
    stored = { ...rest, html: '' }
  } else {
    stored = storeElement(element)
    if (hasLines(stored) && stored.html.length > designCaps.html) {
      return { code: 'text', max: designCaps.html }
    }
  }
  return storedElementSchema.safeParse(stored).success ? null : { code: 'unstorable' }
}

/**
 * What keeps a changed design from being read again by `parseDesign`; null where nothing does. Only what changed is
 * looked at: `before` is a design that can be read.
 */
export function refusalOf(before: Design, next: Design): Refusal | null {
  if (next.elements === before.elements) return null
  const { elements, codes } = designCaps
  if (next.elements.length > elements) return { code: 'elements', max: elements }
  if (countCodes(next.elements) > codes) {
    return { code: 'codes', max: codes }
  }
  if (ownPicturesLength(next.elements) > artCaps.design) return { code: 'pictures' }
  const known = new Map(before.elements.map(element => [element.id, element]))
  for (const element of next.elements) {
    const old = known.get(element.id)
    const refusal = element === old ? null : refusalOfElement(element, old)
    if (refusal) return refusal
  }
  return null
}
