import { parseTextHtml } from './html'
import { docPlain, type TextDoc } from './text-doc'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Whether nothing is made of an element: it is hidden, or a text that says nothing. */
function isNothing(element: unknown): boolean {
  if (!isObject(element)) return false
  if (element.hidden === true) return true
  if (element.type === 'rounded-text') return typeof element.text === 'string' && element.text.trim() === ''
  if (element.type !== 'text') return false
  const doc = typeof element.html === 'string' ? parseTextHtml(element.html).doc : (element.doc as TextDoc)
  return docPlain(doc).trim() === ''
}

/**
 * Whether a plate carries nothing at all: no words and no drawings that would be made. It reads a design in memory and a
 * stored one alike; a value that is no list of elements is not bare.
 */
export const isBare = ({ elements }: { readonly elements?: unknown }): boolean =>
  Array.isArray(elements) && elements.every(isNothing)
