import 'server-only'
import { shopPayload } from '@/server/ground/shop-payload'
import { isSignature, signatureOf } from '@/server/ground/signature'

const signatureOfOrder = (id: number, nonce: string) => signatureOf(`order ${id} ${nonce}`)

/**
 * The code with which the holder of a link reads one order (ORDER-16, PEOPLE-5): the order's number, signed with a
 * nonce of its own, so that it can be neither guessed nor used for another order.
 */
export const signOrder = (id: number, nonce: string): string => `${id}.${signatureOfOrder(id, nonce)}`

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
  return nonce && isSignature(signature, signatureOfOrder(id, nonce)) ? id : null
}
