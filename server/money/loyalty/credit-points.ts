import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { pointsOf } from '@/lib/money/loyalty/points'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'

const orderRow = z.object({
  client: z.number().nullable(),
  paid: z.boolean(),
  goods: z.coerce.number(),
  discount: z.coerce.number(),
  total: z.coerce.number(),
  refunded: z.coerce.number(),
  rate: z.coerce.number(),
  noted: z.coerce.number(),
})

/**
 * What an order is worth in points, and what was noted for it. The order is locked, so that the second of two jobs finds what the first
 * wrote.
 */
async function readOrder({ tx }: TransactionScope, order: number) {
  await tx.execute(sql`select id from orders where id = ${order} for no key update`)
  const { rows } = await tx.execute(
    sql`select (select c.id from clients c where c.id = o.client_id and c.closed is not true) as client,
          o.paid_at is not null and o.status <> 'refunded' as paid,
          coalesce(o.goods_minor, 0) as goods, coalesce(o.discount_minor, 0) as discount, o.total_minor as total,
          coalesce((select p.rate from price_lists p
             where p.name = o.price_list_id and p.currency::text = o.currency order by p.id desc limit 1), 1) as rate,
          (select coalesce(sum(r.amount_minor), 0) from refunds r
             join payments p on p.id = r.payment_id and p.state in ('taken', 'owed')
             where r.order_id = o.id and r.state = 'done') as refunded,
          (select coalesce(sum(points), 0) from loyalty_points l where l.order_id = o.id) as noted
        from orders o where o.id = ${order}`,
  )
  return rows[0] ? orderRow.parse(rows[0]) : null
}

/**
 * Brings a client's points in line with an order of his (PRICE-18): credited when it is paid, taken back as it is refunded. The order's
 * present worth is compared with what was noted before, so a second run changes nothing. An order without an account, or of a closed one,
 * has no points.
 */
export const creditPoints = (payload: Payload, order: number): Promise<void> =>
  inTransaction(payload, async scope => {
    const found = await readOrder(scope, order)
    if (found?.client == null) return
    const { client, paid, goods, discount, total, refunded, rate, noted } = found
    const worth = paid
      ? pointsOf({
          goodsMinor: goods,
          discountMinor: discount,
          totalMinor: total,
          refundedMinor: refunded,
          rate,
        })
      : 0
    const points = worth - noted
    if (points === 0) return
    await scope.tx.execute(
      sql`insert into loyalty_points (client, order_id, points) values (${client}, ${order}, ${points})`,
    )
    await scope.tx.execute(
      sql`update clients set loyalty_points = greatest(0, coalesce(loyalty_points, 0) + ${points}) where id = ${client}`,
    )
  })
