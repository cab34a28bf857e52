import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { eq } from '@payloadcms/db-postgres/drizzle'
import { orderApprovals } from '@/cms/tables/order-approvals'
import { type Currency, money } from '@/lib/ground/money/money'
import type { OrderTotals } from '@/lib/money/pricing/order'
import type { Approval, WaitingOrders } from '@/lib/orders/order/approval'
import { bearsVat } from '@/lib/orders/order/bears-vat'
import type { Actor, Subject } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import type { OrderRecord } from '../find-record'

const mayOf = (actor: Actor, { status }: OrderRecord, owner: Subject): Approval['may'] => {
  if (status !== 'cart') return null
  if (can(actor, 'order.approve', owner)) return 'decide'
  return can(actor, 'order.take-back', owner) ? 'withdraw' : null
}

/** The state of an order's approval for its reader; null where it needs none, and where a clerk cancelled the order meanwhile. */
export async function readApproval(
  actor: Actor,
  record: OrderRecord,
  owner: Subject,
): Promise<Approval | null> {
  if (!record.company) return null
  const { drizzle } = (await shopPayload()).db
  const [row] = await drizzle.select().from(orderApprovals).where(eq(orderApprovals.orderId, record.id))
  if (!row || (row.decision === null && record.status !== 'cart')) return null
  return {
    state: row.decision ?? 'waiting',
    by: row.name,
    word: row.word,
    endsAt: row.endsAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    may: mayOf(actor, record, owner),
  }
}

interface WaitingRow {
  [column: string]: unknown
  id: number
  buyer: string
  asked: string
  ends: string
  minor: number
  totals: OrderTotals | null
  currency: Currency
  reference: string
  titles: string[]
}

/** The orders that wait for the decision of the client who asks, the oldest first; others decide on his own. */
export async function listWaiting(actor: Actor): Promise<{ ok: true; list: WaitingOrders } | OrderFailure> {
  if (actor.kind !== 'client') return orderFailure('unauthorised')
  const { company, id: client } = actor.account
  if (company?.role !== 'approver') return { ok: true, list: { data: [] } }
  const { rows } = await (await shopPayload()).db.drizzle.execute<WaitingRow>(sql`
    select o.id, coalesce(nullif(c.name, ''), o.name, '') as buyer, a.asked_at as asked, a.ends_at as ends,
      o.total_minor::int as minor, o.totals, o.currency, coalesce(o.purchase_reference, '') as reference,
      array(select l.title from orders_lines l where l._parent_id = o.id order by l._order) as titles
    from order_approvals a join orders o on o.id = a.order_id left join clients c on c.id = o.client_id
    where a.company = ${company.id} and a.decision is null and o.status = 'cart' and o.client_id is distinct from ${client}
    order by a.asked_at limit 200`)
  const data = rows.map(({ id, buyer, asked, ends, minor, totals, currency, reference, titles }) => ({
    id,
    buyer,
    askedAt: new Date(asked).toISOString(),
    endsAt: new Date(ends).toISOString(),
    total: money(minor, currency),
    withVat: bearsVat(totals),
    titles,
    purchaseReference: reference,
  }))
  return { ok: true, list: { data } }
}
