import 'server-only'
import { shopPayload } from '@/server/ground/shop-payload'
import type { TransactionScope } from '@/server/ground/transaction'

/** The record of an order as it is stored, or as a transaction sees it; null where there is none. */
export async function findRecord(id: number, scope?: Pick<TransactionScope, 'req'>) {
  const { docs } = await (await shopPayload()).find({
    collection: 'orders',
    where: { id: { equals: id } },
    depth: 0,
    limit: 1,
    pagination: false,
    ...(scope && { req: scope.req }),
  })
  return docs[0] ?? null
}

export type OrderRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>
