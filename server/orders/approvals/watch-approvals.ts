import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '@/server/ground/transaction'
import { holdOrder } from '@/server/money/payments/attempts'
import { endWaiting } from './decide-order'

/** Ends orders that waited too long for their approver (ORDER-48), and says how many. A second run changes nothing. */
export async function watchApprovals(payload: Payload): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<{ id: number }>(
    sql`select o.id from order_approvals a join orders o on o.id = a.order_id
        where a.decision is null and a.ends_at < now() and o.status = 'cart' order by o.id limit 500`,
  )
  for (const { id } of rows)
    await inTransaction(payload, async scope => {
      const held = await holdOrder(scope, id)
      if (held?.status === 'cart') await endWaiting(scope, id, { decision: 'expired' })
    })
  return rows.length
}
