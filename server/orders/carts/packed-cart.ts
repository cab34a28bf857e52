import 'server-only'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import { z } from 'zod'
import { cartItemSchema } from '@/lib/product/item/item-schema'
import { cartLimits } from '@/lib/product/item/limits'
import { maxBodyBytes } from '@/server/ground/http/answer'

/** The stored parts of a cart: its lines, and what came with them. */
const keptCartSchema = z.object({
  items: z.array(cartItemSchema).max(cartLimits.items),
  other: z.record(z.string(), z.unknown()),
})
export type KeptCart = z.infer<typeof keptCartSchema>

const [deflate, inflate] = [promisify(deflateRaw), promisify(inflateRaw)]

/** A cart as it is stored. */
export const packCart = (cart: KeptCart): Promise<Buffer> => deflate(JSON.stringify(cart))

/** A stored cart, read by today's rules; throws for a row that is damaged. */
export async function unpackCart(packed: Uint8Array): Promise<KeptCart> {
  // More bytes than any accepted body.
  const text = (await inflate(packed, { maxOutputLength: maxBodyBytes * 4 })).toString('utf8')
  return keptCartSchema.parse(JSON.parse(text))
}

/** The hashes of all files that lines name: of own pictures in their designs, and of what is sent along. */
export function filesOf(items: KeptCart['items']): string[] {
  const named = JSON.stringify(items).matchAll(/"(?:file:)?([0-9a-f]{64})"/g)
  return [...new Set([...named].flatMap(([, hash]) => hash ?? []))]
}
