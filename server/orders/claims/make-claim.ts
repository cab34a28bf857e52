import 'server-only'
import { eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { claims } from '@/cms/tables/order-work'
import { type ClaimRequest, claimRefusal } from '@/lib/orders/order/claim'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { holdPictures } from '@/server/design/own-pictures/hold'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { holdOrder } from '@/server/money/payments/attempts'
import { findRecord } from '../find-record'
import { authorOf } from '../move-order'
import { toOrder } from '../read-order'
import { writeEvent } from '../write-event'

export type ClaimRecord = typeof claims.$inferSelect

/** The complaints about an order, the oldest first. */
export const readClaims = (payload: Payload, order: number): Promise<ClaimRecord[]> =>
  payload.db.drizzle.select().from(claims).where(eq(claims.orderId, order)).orderBy(claims.id)

/** The complaint that an order was made for; null where it was bought. */
export async function claimOfReprint(payload: Payload, order: number): Promise<ClaimRecord | null> {
  const [claim] = await payload.db.drizzle.select().from(claims).where(eq(claims.reprint, order))
  return claim ?? null
}

/**
 * Notes a complaint about a line (ORDER-38) and tells the buyer that it was heard. Refuses with `claim_too_early`,
 * `claim_line`, or `goodwill_needed` where no tranquility covers it and nobody has decided to help all the same.
 */
export async function makeClaim(
  actor: Actor,
  { order, ...asked }: ClaimRequest & { order: number },
): Promise<{ ok: true; claim: number } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'order.claim')) return orderFailure('forbidden')
  const admin = actor.staff.id
  return inTransaction(await shopPayload(), async scope => {
    const held = await holdOrder(scope, order)
    const record = held && (await findRecord(order, scope))
    if (!record) return orderFailure('not_found')
    const { status, lines } = toOrder(record, false)
    const refused = claimRefusal({ status, lines }, asked)
    if (refused) return orderFailure(refused, { line: asked.line })
    const [claim] = await scope.tx
      .insert(claims)
      .values({ ...asked, orderId: order, state: 'open', admin })
      .returning({ id: claims.id })
    if (!claim) throw new Error(`the complaint about order ${order} was not written`)
    if (asked.photo) await holdPictures(scope, [asked.photo], `order:${order}`)
    const author = authorOf(actor)
    const data = { ...author.data, code: 'claim_made', claim: claim.id, line: asked.line }
    await writeEvent(scope, order, { type: 'claim', actor: author.actor, data })
    await addJobs(scope, [{ name: 'mail', data: { template: 'claim', order, claim: claim.id } }])
    return { ok: true as const, claim: claim.id }
  })
}
