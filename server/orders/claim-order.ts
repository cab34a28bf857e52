import 'server-only'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { orderOfCode } from './order-auth'

/**
 * Gives an order without an account to the account of its buyer (ORDER-47): he is logged in, has the code of its link,
 * and ordered with the address of the account. For everybody else there is no such order.
 */
export async function claimOrder(
  actor: Actor,
  { order, auth }: { order: number; auth: string },
): Promise<{ ok: true } | OrderFailure> {
  if (actor.kind !== 'client' || !can(actor, 'order.list-own')) return orderFailure('forbidden')
  if ((await orderOfCode(auth, order)) !== order) return orderFailure('not_found')
  const { pool } = (await shopPayload()).db
  const { rowCount } = await pool.query(
    `update orders o set client_id = c.id, updated_at = now() from clients c
     where o.id = $1 and c.id = $2 and lower(o.email) = lower(c.email) and coalesce(o.client_id, c.id) = c.id`,
    [order, actor.account.id],
  )
  return rowCount === 1 ? { ok: true } : orderFailure('not_found')
}
