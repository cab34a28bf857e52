import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { KeptCarts } from '@/lib/doors/contract/orders'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { countProducts } from '@/lib/product/item/types'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { unpackCart } from './packed-cart'

interface Row {
  [column: string]: unknown
  id: number
  packed: Uint8Array
  saved: Date | string
}

/** How many of a client's carts are read: the last ones, also empty ones. */
const lookedAt = 5

/** A client's carts that are not empty, the one that was saved last first. */
export async function listCarts(actor: Actor): Promise<{ ok: true; list: KeptCarts } | OrderFailure> {
  if (actor.kind !== 'client' || !can(actor, 'order.list-own')) return orderFailure('unauthorised')
  const { rows } = await (await shopPayload()).db.drizzle.execute<Row>(
    sql`select id, packed, saved_at as saved from saved_carts
        where status = 'cart' and client = ${actor.account.id} and ends_at > now()
        order by saved_at desc, id desc limit ${lookedAt}`,
  )
  const carts = rows.map(async ({ id, packed, saved }) => ({
    id,
    status: 'cart' as const,
    savedAt: new Date(saved).toISOString(),
    pieces: countProducts((await unpackCart(packed)).items),
  }))
  const data = (await Promise.all(carts)).filter(({ pieces }) => pieces > 0)
  return { ok: true, list: { data } }
}
