import 'server-only'
import { type ImportDesign, sentAlong } from '@/lib/import/sent-files'
import { fieldsOf, textOf } from '@/lib/products/content'

/** What the workshop lays a line of an order out from, with what its customer said of it. */
export interface SentLine extends ImportDesign {
  comment: string
}

/** What was sent along with a line, out of the item of the cart that its record keeps; `null` where it has a design, or needs none. */
export function sentOf(stored: unknown): SentLine | null {
  const content = fieldsOf(fieldsOf(stored)?.content)
  const sent = content && sentAlong({ content })
  return sent && { ...sent, comment: textOf(content.comment) }
}
