import 'server-only'
import { type ImportDesign, sentAlong } from '@/lib/design/import/sent-files'
import { fieldsOf, textOf } from '@/lib/product/kinds/content'

const contentOf = (stored: unknown) => fieldsOf(fieldsOf(stored)?.content)

/** What was sent along with a line, out of the item of the cart that its record keeps; `null` where it has a design, or needs none. */
export function sentOf(stored: unknown): ImportDesign | null {
  const content = contentOf(stored)
  return content && sentAlong({ content })
}

/** What the customer said of a line, out of the same; empty where he said nothing. */
export const commentOf = (stored: unknown): string => textOf(contentOf(stored)?.comment)
