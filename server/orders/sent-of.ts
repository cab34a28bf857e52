import 'server-only'
import { type ImportDesign, sentAlong } from '@/lib/design/import/sent-files'
import { fieldsOf, textOf } from '@/lib/product/kinds/content'

const contentOf = (stored: unknown) => fieldsOf(fieldsOf(stored)?.content)

/** The files that were sent along with a line, from the cart's item in its record; `null` where it has a design, or needs none. */
export function sentOf(stored: unknown): ImportDesign | null {
  const content = contentOf(stored)
  return content && sentAlong({ content })
}

/** The customer's comment on a line, from the same item; may be empty. */
export const commentOf = (stored: unknown): string => textOf(contentOf(stored)?.comment)
