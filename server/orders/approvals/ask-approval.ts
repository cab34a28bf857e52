import 'server-only'
import { orderApprovals } from '@/cms/tables/order-approvals'
import { approvalDays } from '@/lib/orders/order/approval'
import type { Actor } from '@/lib/people/actor/actor'
import { addJobs } from '@/server/ground/jobs/queue'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import type { TransactionScope } from '@/server/ground/transaction'
import { creditOf } from '@/server/money/payments/credit'
import { findPayment } from '@/server/money/payments/registry'
import { approversOf } from '@/server/people/colleagues/approvers'

/** For which company an order is, and whether it waits for its approver. */
export interface ForCompany {
  company: number
  waits: boolean
}

/** The company that an actor orders for; null where he orders for himself. Staff in a buyer's place wait like the buyer. */
export function orderedFor(actor: Actor): ForCompany | null {
  if (actor.kind !== 'client' && actor.kind !== 'stand-in') return null
  const { company } = actor.account
  return company ? { company: company.id, waits: company.role === 'buyer' } : null
}

/** The parts of an order's record that depend on it: its state, and its first event. */
export function recordFor<Event extends { to?: unknown }>(
  asked: ForCompany | null,
  events: Event[],
): { company?: number; status?: 'cart'; events?: Event[] } {
  if (!asked) return {}
  const { company, waits } = asked
  return waits
    ? { company, status: 'cart', events: events.map(event => ({ ...event, to: 'cart' })) }
    : { company }
}

interface Waiting {
  order: number
  company: number
  client: number | null
  method: string | null
  minor: number
}

/**
 * Asks a company's approvers about an order, in the order's own transaction; where the company has none, the shop gets a mail. A purchase
 * on account must be within what the limit leaves now; it is taken from the limit on approval.
 */
export async function askApproval(
  scope: TransactionScope,
  { order, company, client, method, minor }: Waiting,
): Promise<OrderFailure | null> {
  if (findPayment(method ?? '')?.kind === 'credit') {
    const left = client === null ? 0 : await creditOf(scope, client)
    if (left < minor) return orderFailure('payment_not_offered', { method, left })
  }
  const endsAt = new Date(Date.now() + approvalDays * 24 * 60 * 60 * 1000)
  await scope.tx.insert(orderApprovals).values({ orderId: order, company, endsAt })
  const approvers = await approversOf(scope, company)
  await addJobs(
    scope,
    approvers.length > 0
      ? approvers.map(({ id }) => ({
          name: 'order-approval' as const,
          data: { order, tell: 'asked' as const, to: id },
        }))
      : [{ name: 'order-approval', data: { order, tell: 'no-approver' } }],
  )
  return null
}
