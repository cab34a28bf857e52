import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { isWithdrawalOpen, refusedLine, type WithdrawalRequest } from '@/lib/orders/order/withdrawal'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { findRecord } from './find-record'
import { ownerOf, toOrder } from './read-order'
import { writeEvent } from './write-event'

/**
 * Notes that somebody returns lines of his order (ORDER-19), and mails him and the shop. The order is locked, so that the second of two
 * requests sees what the first has returned. Refuses with `withdrawal_closed` after the days, and `not_returnable` for a line that has no
 * such right or not so many pieces left.
 */
export async function requestWithdrawal(
  actor: Actor,
  { order: id, lines, comment }: WithdrawalRequest & { order: number },
): Promise<{ ok: true } | OrderFailure> {
  const payload = await shopPayload()
  return inTransaction(payload, async scope => {
    await scope.tx.execute(sql`select id from orders where id = ${id} for no key update`)
    const record = await findRecord(id, scope)
    if (!record || !can(actor, 'order.read', ownerOf(record))) return orderFailure('not_found')
    const order = toOrder(record, false)
    if (!isWithdrawalOpen(order, new Date())) return orderFailure('withdrawal_closed')
    const refused = refusedLine(order.lines, lines)
    if (refused !== null) return orderFailure('not_returnable', { line: refused })
    const at = new Date().toISOString()
    await writeEvent(scope, id, {
      type: 'withdrawal',
      actor: 'client',
      at,
      data: { code: 'withdrawal', lines, comment },
    })
    await addJobs(scope, [
      { name: 'mail', data: { template: 'withdrawal', order: id, withdrawal: at } },
      { name: 'mail', data: { template: 'withdrawal-shop', order: id, withdrawal: at } },
    ])
    return { ok: true as const }
  })
}
