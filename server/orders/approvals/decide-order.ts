import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { orderApprovals } from '@/cms/tables/order-approvals'
import type { ApprovalRequest, approvalDecisions } from '@/lib/orders/order/approval'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { type HeldOrder, holdOrder } from '@/server/money/payments/attempts'
import { buyOnAccount } from '@/server/money/payments/credit'
import { payNothing } from '@/server/money/payments/pay-nothing'
import { findPayment } from '@/server/money/payments/registry'
import { findRecord } from '../find-record'
import { moveOrder } from '../move-order'
import { ownerOf } from '../read-order'

type Decided = { ok: true } | OrderFailure
type Decision = (typeof approvalDecisions)[number]
type Row = typeof orderApprovals.$inferSelect

const decisions = {
  approve: 'approved',
  decline: 'declined',
  withdraw: 'withdrawn',
} as const satisfies Record<ApprovalRequest['answer'], Decision>

class Refused extends Error {
  constructor(readonly failure: OrderFailure) {
    super(failure.code)
  }
}

/** The client's role now, not at the beginning of his request: who has left the company may not decide any more. */
async function asNow({ tx }: TransactionScope, actor: Extract<Actor, { kind: 'client' }>): Promise<Actor> {
  const { rows } = await tx.execute<{ company: number | null; role: 'buyer' | 'approver' }>(
    sql`select company_id as company, coalesce(company_role::text, 'buyer') as role from clients
        where id = ${actor.account.id} and closed is not true for share`,
  )
  const { company: _, ...account } = actor.account
  const [row] = rows
  return {
    kind: 'client',
    account: row?.company ? { ...account, company: { id: row.company, role: row.role } } : account,
  }
}

/** Writes how the waiting of a held order ends, and moves it on. */
export async function endWaiting(
  scope: TransactionScope,
  order: number,
  end: { decision: Decision; client?: number; name?: string; word?: string },
): Promise<void> {
  const { decision, client = null, name = '', word = '' } = end
  await scope.tx
    .update(orderApprovals)
    .set({ decision, client, name, word, decidedAt: new Date() })
    .where(eq(orderApprovals.orderId, order))
  const moved = await moveOrder(scope, {
    order,
    to: decision === 'approved' ? 'awaiting-payment' : 'cancelled',
    actor: { kind: 'service', name: client === null ? 'system' : 'client' },
    data: { code: `company_${decision}`, ...(client !== null && { client, name }) },
  })
  if (!moved.ok) throw new Error(`order ${order} cannot go on: ${moved.code}`)
  if (decision !== 'withdrawn')
    await addJobs(scope, [{ name: 'order-approval', data: { order, tell: decision } }])
}

/** An approved order becomes a debt where it is bought on account, or paid where its total is zero. */
async function bookApproved(scope: TransactionScope, held: HeldOrder, client: number | null): Promise<void> {
  const { id: order, total: minor, currency } = held
  if (minor === 0) return payNothing(scope, order)
  const method = findPayment(held.method ?? '')
  if (method?.kind !== 'credit') return
  const refused = await buyOnAccount(scope, { order, client, minor, currency, method })
  if (refused) throw new Refused(refused)
}

const alreadyDecided = ({ decision, name, decidedAt }: Row, { status }: HeldOrder) =>
  orderFailure('approval_decided', {
    state: status,
    decision,
    by: name,
    at: decidedAt?.toISOString() ?? null,
  })

async function decideWithin(
  scope: TransactionScope,
  asking: Extract<Actor, { kind: 'client' }>,
  { order, ...decided }: ApprovalRequest & { order: number },
): Promise<Decided> {
  const held = await holdOrder(scope, order)
  const record = held && (await findRecord(order, scope))
  const [row] = await scope.tx.select().from(orderApprovals).where(eq(orderApprovals.orderId, order))
  if (!held || !record || !row) return orderFailure('not_found')
  const actor = await asNow(scope, asking)
  const subject = ownerOf(record)
  if (!can(actor, 'order.read', subject)) return orderFailure('not_found')
  if (!can(actor, decided.answer === 'withdraw' ? 'order.take-back' : 'order.approve', subject))
    return orderFailure(subject.client === asking.account.id ? 'own_approval' : 'forbidden')
  if (held.status !== 'cart') return alreadyDecided(row, held)
  const client = asking.account.id
  const decision = decisions[decided.answer]
  const { rows } = await scope.tx.execute<{ name: string }>(
    sql`select coalesce(nullif(name, ''), email) as name from clients where id = ${client}`,
  )
  const word = 'word' in decided ? decided.word : ''
  await endWaiting(scope, order, { decision, client, name: rows[0]?.name ?? '', word })
  if (decision === 'approved') await bookApproved(scope, held, subject.client ?? null)
  return { ok: true }
}

/**
 * An approver's decision on a waiting order, or its withdrawal by the buyer (ORDER-48): once, and not where the company's limit is too low.
 * Refuses with `not_found`, `own_approval`, `forbidden`, `approval_decided` with who was faster, and `payment_not_offered` with what is
 * left of the limit.
 */
export async function decideOrder(
  actor: Actor,
  asked: ApprovalRequest & { order: number },
): Promise<Decided> {
  if (actor.kind !== 'client') return orderFailure(actor.kind === 'visitor' ? 'unauthorised' : 'forbidden')
  try {
    return await inTransaction(await shopPayload(), scope => decideWithin(scope, actor, asked))
  } catch (error) {
    if (error instanceof Refused) return error.failure
    throw error
  }
}
