import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readSettings } from '@/server/env'
import { shopPayload } from '../shop-payload'

const signatureOf = (id: number, nonce: string) =>
  createHmac('sha256', readSettings().PAYLOAD_SECRET).update(`order ${id} ${nonce}`).digest('base64url')

/**
 * The code with which the holder of a link reads one order (ORDER-16): the order's number, signed with a
 * nonce of its own, so that it can be neither guessed nor used for another order.
 */
export const signOrder = (id: number, nonce: string): string => `${id}.${signatureOf(id, nonce)}`

/** Whether two signatures are the same, in a time that does not tell how far they agree. */
function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/**
 * The order that a code is for; null for one that was not signed by the shop. The first codes did not name their
 * order: for them it is `order`, from the address.
 */
export async function orderOfCode(code: string, order?: number): Promise<number | null> {
  const [, named, signature = ''] = /^(?:([1-9]\d{0,9})\.)?([\w-]{1,100})$/.exec(code) ?? []
  const id = named ? Number(named) : order
  if (id === undefined || id > 2_147_483_647) return null
  const { docs } = await (await shopPayload()).find({
    collection: 'orders',
    where: { id: { equals: id } },
    select: { authNonce: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const nonce = docs[0]?.authNonce
  return nonce && isSame(signature, signatureOf(id, nonce)) ? id : null
}
