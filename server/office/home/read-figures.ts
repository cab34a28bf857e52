import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { type DayRow, type Figures, figuresOf } from '@/lib/office/home/figures'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopClock } from '@/lib/people/company/hours'
import { readPriceLists } from '@/server/catalogue/content/documents'
import { shopPayload } from '@/server/ground/shop-payload'

export interface SoldProduct {
  slug: string
  title: string
  pieces: number
  /** In minor units of EUR without VAT, as below. */
  net: number
}
export interface SoldCountry {
  country: string
  orders: number
  net: number
}
export interface HomeFigures extends Figures {
  sold: SoldProduct[]
  countries: SoldCountry[]
}

const mostShown = 5

/** How much of each currency is one euro, by the price lists; the figures are in EUR. */
async function ratesInEuros() {
  const lists = (await readPriceLists()).filter(({ status }) => status === 'live')
  const rates = new Map([['EUR', 1], ...lists.map(({ currency, rate }) => [currency, rate] as const)])
  return sql.join(
    [...rates].map(([currency, rate]) => sql`(${currency}::text, ${rate}::numeric)`),
    sql`, `,
  )
}

const monthBegins = (back: number) =>
  sql`((date_trunc('month', now() at time zone ${shopClock}) - make_interval(months => ${back})) at time zone ${shopClock})`

/** Orders that were paid since the beginning of a month and not given back, in EUR. */
const soldSince = (back: number, rates: Awaited<ReturnType<typeof ratesInEuros>>) => sql`
  select o.id, o.country, o.paid_at at time zone ${shopClock} as at, coalesce(r.rate, 1) as rate,
    o.net_minor / coalesce(r.rate, 1) as net, o.cost_minor / coalesce(r.rate, 1) as cost
  from orders o left join (values ${rates}) r(currency, rate) on r.currency = o.currency
  where o.paid_at >= ${monthBegins(back)} and o.status in ('paid', 'in-production', 'shipped', 'delivered')`

type Flat = Record<'day', string> &
  Record<'orders' | 'net' | 'cost' | 'soOrders' | 'soNet' | 'soCost', number>

const dayOf = ({ day, orders, net, cost, soOrders, soNet, soCost }: Flat): DayRow => ({
  day,
  orders,
  net,
  cost,
  soFar: { orders: soOrders, net: soNet, cost: soCost },
})

/**
 * Today's and the month's figures (STAFF-3): three queries over the orders paid since the month before. Null for those who see no
 * costs.
 */
export async function readFigures(actor: Actor): Promise<HomeFigures | null> {
  if (!can(actor, 'order.read-costs')) return null
  const [{ db }, rates] = await Promise.all([shopPayload(), ratesInEuros()])
  const early = sql`at::time <= (now() at time zone ${shopClock})::time`
  const sum = (name: 'net' | 'cost') => sql`coalesce(round(sum(${sql.raw(name)})), 0)::float8`
  const [days, sold, countries, clock] = await Promise.all([
    db.drizzle.execute<Flat>(sql`
      select at::date::text as day, count(*)::int as orders, ${sum('net')} as net, ${sum('cost')} as cost,
        count(*) filter (where ${early})::int as "soOrders",
        coalesce(round(sum(net) filter (where ${early})), 0)::float8 as "soNet",
        coalesce(round(sum(cost) filter (where ${early})), 0)::float8 as "soCost"
      from (${soldSince(1, rates)}) s group by 1`),
    db.drizzle.execute<SoldProduct & Record<string, unknown>>(sql`
      select l.slug, min(l.title) as title, sum(l.quantity)::int as pieces,
        round(sum((l.line_minor - l.discount_minor) / s.rate))::float8 as net
      from (${soldSince(0, rates)}) s join orders_lines l on l._parent_id = s.id
      group by l.slug order by net desc, l.slug limit ${mostShown}`),
    db.drizzle.execute<SoldCountry & Record<string, unknown>>(sql`
      select country, count(*)::int as orders, ${sum('net')} as net
      from (${soldSince(0, rates)}) s group by country order by net desc, country`),
    db.drizzle.execute<{ today: string }>(sql`select (now() at time zone ${shopClock})::date::text as today`),
  ])
  const figures = figuresOf(days.rows.map(dayOf), clock.rows[0]?.today ?? '')
  return { ...figures, sold: sold.rows, countries: countries.rows }
}
