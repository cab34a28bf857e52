import 'server-only'
import { z } from 'zod'
import type { CartItem } from '@/lib/product/item/item'
import { cartItemSchema } from '@/lib/product/item/item-schema'

const requestSchema = z.object({ cart: z.array(z.unknown()) })

/**
 * The lines that a client asked for, as a quotation keeps them. Lines that cannot be read any more are left out and logged; null where no
 * lines were kept, or none of them can be read.
 * @param id the quotation's number, for the log
 */
export function askedLines(request: unknown, id: number): CartItem[] | null {
  const kept = requestSchema.safeParse(request).data?.cart
  if (!kept) return null
  const read = kept.flatMap((line, index) => {
    const parsed = cartItemSchema.safeParse(line)
    if (!parsed.success)
      console.error(
        `line ${index + 1} of the request for quotation ${id} cannot be read`,
        parsed.error.message,
      )
    return parsed.data ?? []
  })
  return kept.length > 0 && read.length === 0 ? null : read
}
