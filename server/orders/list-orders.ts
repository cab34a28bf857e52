import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'
import type { z } from 'zod'
import type { ordersAnswer } from '@/lib/doors/contract/orders'
import { type Money, money } from '@/lib/ground/money/money'
import type { OrderTotals } from '@/lib/money/pricing/order'
import { bearsVat } from '@/lib/orders/order/bears-vat'
import { isDraft, orderStates } from '@/lib/orders/order/states'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopClock } from '@/lib/people/company/hours'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { picturesOf } from './pictures-of-orders'

type ListedOrders = { ok: true; list: z.infer<typeof ordersAnswer> } | OrderFailure

interface Asked {
  page: number
  pageSize: number
  /** A text in an order's number, purchase reference or titles. */
  search?: string | undefined
  year?: number | undefined
}

/** A `cart` among the orders waits for its company's approver. */
const ordered = orderStates.filter(state => state === 'cart' || !isDraft(state))

/** In winter, when years begin, the shop's clock is an hour ahead of UTC. */
const beginningOf = (year: number) => `${year}-01-01T00:00:00+01:00`

/** The condition by which a client's order is listed. */
function whereOf(client: number, { search, year }: Asked): Where {
  const conditions: Where[] = [{ client: { equals: client } }, { status: { in: ordered } }]
  if (year !== undefined)
    conditions.push({
      createdAt: { greater_than_equal: beginningOf(year), less_than: beginningOf(year + 1) },
    })
  if (search) {
    const places: Where[] = [
      { purchaseReference: { contains: search } },
      { 'lines.title': { contains: search } },
    ]
    // Numbers are shown with spaces, and copied with them.
    const number = search.replaceAll(/\s/g, '')
    if (/^\d{1,9}$/.test(number)) places.push({ id: { equals: Number(number) } })
    conditions.push({ or: places })
  }
  return { and: conditions }
}

/** The years in which a client has ordered, the latest first. */
async function yearsOf(client: number): Promise<number[]> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute<{ year: number }>(sql`
    select distinct extract(year from created_at at time zone ${shopClock})::int as year from orders
    where client_id = ${client} and status::text in (${sql.join(
      ordered.map(state => sql`${state}`),
      sql`, `,
    )}) order by year desc`)
  return rows.map(({ year }) => year)
}

/** The first line that has a design, counted from 1. */
const firstDesigned = (lines: readonly { parts?: { sceneHash?: string }[] | null }[]): number | null =>
  lines.findIndex(({ parts }) => parts?.[0]?.sceneHash) + 1 || null

/** The orders of the client who asks, the newest first. A saved cart is no order. */
export async function listOrders(actor: Actor, asked: Asked): Promise<ListedOrders> {
  if (actor.kind !== 'client' || !can(actor, 'order.list-own')) return orderFailure('unauthorised')
  const { page, pageSize } = asked
  const [found, years] = await Promise.all([
    (await shopPayload()).find({
      collection: 'orders',
      where: whereOf(actor.account.id, asked),
      select: {
        status: true,
        createdAt: true,
        currency: true,
        totalMinor: true,
        totals: true,
        lines: { title: true, parts: { sceneHash: true } },
      },
      sort: '-createdAt',
      depth: 0,
      page,
      limit: pageSize,
    }),
    yearsOf(actor.account.id),
  ])
  const pictured = new Map(found.docs.map(({ id, lines }) => [id, firstDesigned(lines ?? [])]))
  const pictures = await picturesOf(found.docs.map(({ id }) => id).filter(id => !pictured.get(id)))
  const data = found.docs.map(({ id, status, createdAt, currency, totalMinor, totals, lines }) => ({
    id,
    status,
    createdAt,
    total: money(totalMinor, currency as Money['currency']),
    withVat: bearsVat(totals as OrderTotals | null),
    titles: (lines ?? []).map(({ title }) => title),
    pictured: pictured.get(id) ?? null,
    picture: pictures.get(id) ?? null,
  }))
  const pagination = { page, pageSize, pageCount: found.totalPages, total: found.totalDocs }
  return { ok: true, list: { data, meta: { pagination }, years } }
}
