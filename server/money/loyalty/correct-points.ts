import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PointsRequest } from '@/lib/orders/order/sheet-work'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { noteAct } from '@/server/ground/journal/acts'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'

/**
 * Gives a client points, or takes some, with a reason that he reads (PRICE-18). Points never go below zero: taking more is refused by
 * `points_too_few` with what is left. The same request is done once.
 */
export async function correctPoints(
  actor: Actor,
  { client, points, reason, key }: PointsRequest & { client: number; key: string },
): Promise<{ ok: true } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'client.correct-points')) return orderFailure('forbidden')
  const { staff } = actor
  return inTransaction(await shopPayload(), async scope => {
    const { rows } = await scope.tx.execute<{ left: number }>(
      sql`select coalesce(loyalty_points, 0)::int as left from clients
          where id = ${client} and closed is not true for no key update`,
    )
    const [found] = rows
    if (!found) return orderFailure('not_found')
    const request = key ? `${client} ${key}`.slice(0, 128) : null
    const before = await scope.tx.execute(sql`select id from loyalty_points where request = ${request}`)
    if (before.rows.length > 0) return { ok: true as const }
    if (found.left + points < 0) return orderFailure('points_too_few', { left: found.left })
    await scope.tx.execute(
      sql`insert into loyalty_points (client, points, reason, author, request)
          values (${client}, ${points}, ${reason}, ${staff.email}, ${request})`,
    )
    await scope.tx.execute(
      sql`update clients set loyalty_points = ${found.left + points} where id = ${client}`,
    )
    await noteAct(scope, staff, {
      collection: 'clients',
      subject: String(client),
      what: 'changed',
      fields: ['loyaltyPoints'],
    })
    return { ok: true as const }
  })
}
