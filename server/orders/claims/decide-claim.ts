import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { claims } from '@/cms/tables/order-work'
import type { ClaimDecision } from '@/lib/orders/order/claim'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { holdOrder } from '@/server/money/payments/attempts'
import { findRecord } from '../find-record'
import { authorOf } from '../move-order'
import { lineKey } from '../read-withdrawal'
import { writeEvent } from '../write-event'
import type { ClaimRecord } from './make-claim'
import { placeReprint } from './place-reprint'

/** `reprint`: the order that makes it again; null where it was refused. */
export type DecidedClaim = { ok: true; reprint: number | null } | OrderFailure

async function reprintOf(scope: TransactionScope, actor: Actor, claim: ClaimRecord) {
  const record = await findRecord(claim.orderId, scope)
  const line = record?.lines?.find(one => lineKey(one) === claim.line)
  if (!record || !line) throw new Error(`complaint ${claim.id} is about no line`)
  return placeReprint(scope, { record, line, claim, author: authorOf(actor) })
}

async function decideWithin(
  scope: TransactionScope,
  actor: Actor,
  { order, claim: id, ...decided }: ClaimDecision & { order: number; claim: number },
): Promise<DecidedClaim> {
  const held = await holdOrder(scope, order)
  const [claim] = held
    ? await scope.tx
        .select()
        .from(claims)
        .where(and(eq(claims.id, id), eq(claims.orderId, order)))
    : []
  if (!claim) return orderFailure('not_found')
  // A second click, or a click after somebody else's, decides nothing: it is made again once.
  if (claim.state !== 'open')
    return orderFailure('claim_decided', { state: claim.state, reprint: claim.reprint })
  const made = decided.decision === 'reprint' ? await reprintOf(scope, actor, claim) : null
  if (made && !made.ok) return made
  const reprint = made?.id ?? null
  const state = decided.decision === 'reprint' ? ('reprinted' as const) : ('refused' as const)
  const answer = decided.decision === 'refuse' ? decided.answer : ''
  await scope.tx
    .update(claims)
    .set({ state, answer, reprint, decidedAt: new Date() })
    .where(eq(claims.id, id))
  const author = authorOf(actor)
  await writeEvent(scope, order, {
    type: 'claim',
    actor: author.actor,
    data: {
      ...author.data,
      code: `claim_${state}`,
      claim: id,
      line: claim.line,
      ...(reprint && { reprint }),
    },
  })
  await addJobs(scope, [{ name: 'mail', data: { template: 'claim', order, claim: id } }])
  return { ok: true, reprint }
}

/** Decides an open complaint, once: it is made again free of charge, or refused with why; the buyer gets a mail (ORDER-38). */
export async function decideClaim(
  actor: Actor,
  input: ClaimDecision & { order: number; claim: number },
): Promise<DecidedClaim> {
  if (actor.kind !== 'staff' || !can(actor, 'order.claim')) return orderFailure('forbidden')
  return inTransaction(await shopPayload(), scope => decideWithin(scope, actor, input))
}
