import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { ApprovalRequest } from '@/lib/orders/order/order-work'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { holdOrder } from '@/server/money/payments/attempts'
import { findRecord } from '../find-record'
import { authorOf } from '../move-order'
import { ownerOf } from '../read-order'
import { lineKey } from '../read-withdrawal'
import { keepSignature } from '../signatures/store'
import { writeEvent } from '../write-event'
import { isLayoutOpen } from './line-in-work'

/**
 * The buyer's answer to a design that the workshop made for a line (ORDER-24): these very outlines may be made, or what must be changed,
 * which goes to the shop by mail. One of the staff answers in his place where he got the answer in another way; the event says so; the
 * buyer signs with his name (QUOTATION-11). Refuses with `not_found`, `order_closed` once the order is being made, `proof_unsigned`, and
 * `proof_changed` where there is another design by now.
 */
export async function answerLayout(
  actor: Actor,
  { order, ...answer }: ApprovalRequest & { order: number },
): Promise<{ ok: true } | OrderFailure> {
  return inTransaction(await shopPayload(), async scope => {
    const held = await holdOrder(scope, order)
    const record = held && (await findRecord(order, scope))
    if (!held || !record || !can(actor, 'order.approve-layout', ownerOf(record)))
      return orderFailure('not_found')
    const parts = record.lines?.find(line => lineKey(line) === answer.line)?.parts ?? []
    const laidOut = parts.filter(part => part.laidOutAt)
    if (laidOut.length === 0) return orderFailure('not_found')
    // Two designs of a line may be the same: one answer counts for both.
    const meant = laidOut.filter(({ sceneHash }) => sceneHash === answer.hash)
    if (meant.length === 0) return orderFailure('proof_changed')
    const waiting = meant.filter(part => !part.approvedAt)
    if (waiting.length === 0) return { ok: true as const }
    if (!isLayoutOpen(held)) return orderFailure('order_closed', { state: held.status })
    const author = authorOf(actor)
    const about = { ...author.data, line: answer.line, hash: answer.hash }
    if (answer.approved) {
      const { signature } = answer
      if (!signature && actor.kind !== 'staff')
        return orderFailure('proof_unsigned', { designs: [answer.hash] })
      if (signature) await keepSignature(scope, actor, { order }, { ...signature, hashes: [answer.hash] })
      for (const { id } of waiting)
        await scope.tx.execute(sql`update orders_lines_parts set approved_at = now() where id = ${id ?? ''}`)
      await writeEvent(scope, order, {
        type: 'layout',
        actor: author.actor,
        data: { ...about, code: 'layout_approved', ...(signature && { name: signature.name }) },
      })
    } else {
      await writeEvent(scope, order, {
        type: 'layout',
        actor: author.actor,
        data: { ...about, code: 'change_asked', comment: answer.comment },
      })
      await addJobs(scope, [{ name: 'mail', data: { template: 'proof-shop', order, line: answer.line } }])
    }
    await scope.tx.execute(sql`update orders set updated_at = now() where id = ${order}`)
    return { ok: true as const }
  })
}
