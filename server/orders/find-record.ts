import 'server-only'
import { shopPayload } from '../shop-payload'

/** The record of an order as it is stored; null where there is none. */
export async function findRecord(id: number) {
  const { docs } = await (await shopPayload()).find({
    collection: 'orders',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}

export type OrderRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>
