import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { desc, eq } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { quotations } from '@/cms/tables/quotations'
import { currencySchema } from '@/lib/catalogue/markets'
import { type Money, money } from '@/lib/ground/money/money'
import { orderStates } from '@/lib/orders/order/states'
import { quotationStates } from '@/lib/orders/quotations/states'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopClock } from '@/lib/people/company/hours'
import { readPriceLists } from '@/server/catalogue/content/documents'
import { shopPayload } from '@/server/ground/shop-payload'
import { type PointsRow, pointsOfClient } from '@/server/money/loyalty/list-points'
import { type ClientNote, readClientNotes } from '@/server/people/clients/client-notes'
import { toClient } from '@/server/people/clients/client-record'
import { companyOfClient } from '@/server/people/clients/company-of-client'
import { type Double, doublesOf } from '@/server/people/clients/doubles'
import { type ErasurePlan, planErasure } from '@/server/people/clients/erasure'
import { listEvents } from '@/server/people/clients/security-events'

/** How many of each are on the sheet; a link leads to all. */
const shown = 10

const orderRow = z.object({
  id: z.number(),
  status: z.enum(orderStates),
  createdAt: z.coerce.date(),
  totalMinor: z.coerce.number(),
  currency: currencySchema,
  titles: z.array(z.string()),
  /** The first line that has a design to show, from 1; null where none has. */
  pictured: z.coerce.number().nullable(),
})
export type SheetOrder = Omit<z.infer<typeof orderRow>, 'totalMinor' | 'currency'> & { total: Money }

const figuresRow = z.object({
  /** Orders that were paid and not given back, and what they came to without VAT, in minor units of EUR. */
  bought: z.coerce.number(),
  net: z.coerce.number(),
  cost: z.coerce.number(),
  thisYear: z.coerce.number(),
  /** All orders, in every state. */
  orders: z.coerce.number(),
  since: z.coerce.date().nullable(),
  seen: z.coerce.date().nullable(),
  sessions: z.coerce.number(),
})

const designRow = z.object({ id: z.number(), name: z.string(), slug: z.string(), updatedAt: z.coerce.date() })

async function readFigures(client: number) {
  const lists = (await readPriceLists()).filter(({ status }) => status === 'live')
  const rates = sql.join(
    [['EUR', 1] as const, ...lists.map(({ currency, rate }) => [currency, rate] as const)].map(
      ([currency, rate]) => sql`(${currency}::text, ${rate}::numeric)`,
    ),
    sql`, `,
  )
  const kept = sql`paid_at is not null and status in ('paid', 'in-production', 'shipped', 'delivered')`
  const { rows } = await (await shopPayload()).db.drizzle.execute(sql`
    with rates as (select distinct on (currency) currency, rate from (values ${rates}) r(currency, rate)),
    own as (select o.*, coalesce(r.rate, 1) as rate from orders o left join rates r on r.currency = o.currency
      where o.client_id = ${client} and o.status::text not in ('shared', 'quotation'))
    select count(*) as orders, count(*) filter (where ${kept}) as bought,
      coalesce(round(sum(net_minor / rate) filter (where ${kept})), 0) as net,
      coalesce(round(sum(cost_minor / rate) filter (where ${kept})), 0) as cost,
      count(*) filter (where ${kept} and extract(year from paid_at at time zone ${shopClock})
        = extract(year from now() at time zone ${shopClock})) as "thisYear",
      min(created_at) as since,
      (select max(seen_at) from client_sessions where client = ${client}) as seen,
      (select count(*) from client_sessions where client = ${client} and ends_at > now()) as sessions
    from own`)
  return figuresRow.parse(rows[0])
}

async function readOrders(client: number): Promise<SheetOrder[]> {
  const { rows } = await (await shopPayload()).db.drizzle.execute(sql`
    select o.id, o.status::text as status, o.created_at as "createdAt", o.total_minor as "totalMinor", o.currency,
      coalesce((select json_agg(l.title order by l._order) from orders_lines l where l._parent_id = o.id), '[]') as titles,
      (select min(l._order) from orders_lines l join orders_lines_parts p on p._parent_id = l.id
        where l._parent_id = o.id) as pictured
    from orders o where o.client_id = ${client} and o.status::text not in ('shared', 'quotation')
    order by o.created_at desc limit ${shown}`)
  return z
    .array(orderRow)
    .parse(rows)
    .map(({ totalMinor, currency, ...order }) => ({ ...order, total: money(totalMinor, currency) }))
}

async function readQuotations(client: number) {
  const { drizzle } = (await shopPayload()).db
  const { id, state, title, createdAt, totalMinor, currency } = quotations
  const rows = await drizzle
    .select({ id, state, title, createdAt, totalMinor, currency })
    .from(quotations)
    .where(eq(quotations.client, client))
    .orderBy(desc(createdAt))
    .limit(shown)
  return rows.map(row => ({
    id: row.id,
    state: z.enum(quotationStates).parse(row.state),
    title: row.title,
    createdAt: row.createdAt,
    total: row.totalMinor === null ? null : money(row.totalMinor, currencySchema.parse(row.currency)),
  }))
}

async function readDesigns(client: number) {
  const { rows } = await (await shopPayload()).db.drizzle.execute(sql`
    select id, coalesce(name, '') as name, coalesce(slug, '') as slug, updated_at as "updatedAt" from designs
    where client_id = ${client} order by updated_at desc limit ${shown}`)
  return z.array(designRow).parse(rows)
}

async function findAny(client: number) {
  const { docs } = await (await shopPayload()).find({
    collection: 'clients',
    where: { id: { equals: client } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}

/** Everything that a clerk needs to know of a client (PEOPLE-30). */
export interface ClientSheet {
  client: ReturnType<typeof toClient> & { closed: boolean; mergedInto: number | null; createdAt: string }
  company: Awaited<ReturnType<typeof companyOfClient>>
  figures: z.infer<typeof figuresRow>
  orders: SheetOrder[]
  quotations: Awaited<ReturnType<typeof readQuotations>>
  designs: z.infer<typeof designRow>[]
  points: PointsRow[]
  notes: ClientNote[]
  events: Awaited<ReturnType<typeof listEvents>>['data']
  doubles: Double[]
  /** What an erasure would delete; null for an actor who may not erase clients. */
  erasure: ErasurePlan | null
}

/** The sheet of a client, also of one whose account is closed; null for an actor who may not read it, or where there is none. */
export async function readClientSheet(actor: Actor, client: number): Promise<ClientSheet | null> {
  if (actor.kind !== 'staff' || !can(actor, 'client.read', { client })) return null
  const record = await findAny(client)
  if (!record) return null
  const { mergedInto, closed, createdAt } = record
  const [company, figures, orders, offers, designs, points, notes, events, doubles, erasure] =
    await Promise.all([
      companyOfClient(record),
      readFigures(client),
      readOrders(client),
      readQuotations(client),
      readDesigns(client),
      pointsOfClient(client),
      readClientNotes(client),
      listEvents(client),
      doublesOf(client),
      planErasure(actor, client),
    ])
  const into = typeof mergedInto === 'object' ? mergedInto?.id : mergedInto
  return {
    client: { ...toClient(record), closed: closed ?? false, mergedInto: into ?? null, createdAt },
    company,
    figures,
    orders,
    quotations: offers,
    designs,
    points,
    notes,
    events: events.data.slice(0, shown),
    doubles,
    erasure,
  }
}
