import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { jobNames, mailJobNames } from '@/server/ground/jobs/requests'
import { shopPayload } from '@/server/ground/shop-payload'
import { waitsForApproval, waitsForLayout } from '@/server/orders/held-lines'
import { waitingRows } from '@/server/workshop/production/waiting'

/** How many orders are at a stage, and since when the oldest of them. */
export interface Stage {
  orders: number
  oldest: string | null
}

/** What waits, as far as it is the actor's work; all else is null (STAFF-1). */
export interface HomeWaiting {
  stages: {
    pay: Stage | null
    /** Paid orders that nobody can make yet (STAFF-2); `held` are their numbers. */
    check: Stage & { held: number[]; toLayOut: number; toApprove: number }
    make: Stage & { pieces: number; sheets: number }
    send: Stage & { ready: number }
  } | null
  jobs: { mails: number; others: number } | null
  /** Rows of the stock that are at or below what is low; `names` are the scarcest. */
  stock: { ids: number[]; names: string[] } | null
  quotations: { requested: number; changes: number } | null
  accounts: number | null
  messages: number | null
  /** Orders with a complaint that nobody has decided. */
  complaints: number[] | null
}

/** How many of a kind a link names; where there are more, it begins with these. */
const mostLinked = 200

type Row<T> = T & Record<string, unknown>
interface StageRow {
  pay: number
  payOldest: string | null
  held: number[] | null
  checkOldest: string | null
  toLayOut: number
  toApprove: number
  make: number
  makeOldest: string | null
  pieces: number
  sheets: number
  send: number
  sendOldest: string | null
  ready: number
}

const moment = (expression: ReturnType<typeof sql>) => sql`to_json(${expression}) #>> '{}'`

const oldestOf = (state: 'awaiting-payment' | 'paid' | 'in-production', more = sql``) =>
  sql`(select ${moment(sql`created_at`)} from orders where status = ${state} ${more} order by created_at limit 1)`

/**
 * The four stages in one statement. Counts and the oldest order come from the index of states and times alone; rows are read only for
 * orders that are held up.
 */
const stageRows = sql`
  with counted as (
    select status, count(*)::int as orders from orders
    where status in ('awaiting-payment', 'paid', 'in-production') group by status
  ), stuck as (
    select o.id, o.created_at, bool_or(${waitsForLayout}) as lay_out,
      bool_or(exists (select from orders_lines_parts p where p._parent_id = l.id and ${waitsForApproval})) as approve
    from orders o join orders_lines l on l._parent_id = o.id where o.status = 'paid' group by o.id
    having bool_or(${waitsForLayout})
      or bool_or(exists (select from orders_lines_parts p where p._parent_id = l.id and ${waitsForApproval}))
  ), waiting as materialized (${waitingRows}),
  unready as (
    select "order" as id from waiting union select order_id from production_pieces where state = 'placed'
  )
  select coalesce((select orders from counted where status = 'awaiting-payment'), 0) as pay,
    ${oldestOf('awaiting-payment')} as "payOldest",
    (select array_agg(id order by created_at) from stuck) as held, (select ${moment(sql`min(created_at)`)} from stuck) as "checkOldest",
    (select count(*)::int from stuck where lay_out) as "toLayOut", (select count(*)::int from stuck where approve) as "toApprove",
    coalesce((select orders from counted where status = 'paid'), 0) - (select count(*)::int from stuck) as make,
    ${oldestOf('paid', sql`and id not in (select id from stuck)`)} as "makeOldest",
    (select coalesce(sum(pieces), 0)::int from waiting) as pieces,
    (select count(*)::int from production_sheets where state <> 'done') as sheets,
    coalesce((select orders from counted where status = 'in-production'), 0) as send, ${oldestOf('in-production')} as "sendOldest",
    coalesce((select orders from counted where status = 'in-production'), 0)
      - (select count(*)::int from orders where status = 'in-production' and id in (select id from unready)) as ready`

async function readStages(actor: Actor): Promise<HomeWaiting['stages']> {
  if (!can(actor, 'order.read-sheet')) return null
  const { rows } = await (await shopPayload()).db.drizzle.execute<Row<StageRow>>(stageRows)
  const [row] = rows
  if (!row) return null
  const held = row.held ?? []
  return {
    pay: can(actor, 'order.read-prices') ? { orders: row.pay, oldest: row.payOldest } : null,
    check: {
      orders: held.length,
      held: held.slice(0, mostLinked),
      oldest: row.checkOldest,
      toLayOut: row.toLayOut,
      toApprove: row.toApprove,
    },
    make: { orders: row.make, oldest: row.makeOldest, pieces: row.pieces, sheets: row.sheets },
    send: { orders: row.send, oldest: row.sendOldest, ready: row.ready },
  }
}

interface RestRow {
  mails: number
  others: number
  stock: { id: number; name: string }[] | null
  requested: number
  changes: number
  accounts: number
  messages: number
  complaints: number[] | null
}

const restRows = sql`
  select (select count(*)::int from pgboss.job where state = 'failed' and name in ${mailJobNames}) as mails,
    (select count(*)::int from pgboss.job where state = 'failed' and name in ${jobNames} and name not in ${mailJobNames}) as others,
    (select json_agg(json_build_object('id', id, 'name', trim(slug || ' ' || coalesce(variant, '')) || ': ' || pieces) order by pieces, slug)
      from stock_levels where pieces <= low_at) as stock,
    (select count(*)::int from quotations where state = 'requested') as requested,
    (select count(*)::int from quotations where state = 'change-asked') as changes,
    (select count(*)::int from clients where account_type <> 'private' and pro_confirmed is not true and closed is not true) as accounts,
    (select count(*)::int from messages where answered is not true) as messages,
    (select array_agg(distinct order_id) from claims where state = 'open') as complaints`

/** What waits for somebody of the staff, by what the actor may do. */
export async function readHomeWaiting(actor: Actor): Promise<HomeWaiting> {
  const [stages, { rows }] = await Promise.all([
    readStages(actor),
    (await shopPayload()).db.drizzle.execute<Row<RestRow>>(restRows),
  ])
  const [row] = rows
  if (!row) throw new Error('a statement without a condition has a row')
  const { mails, others, stock, requested, changes, accounts, messages, complaints } = row
  const low = (stock ?? []).slice(0, mostLinked)
  return {
    stages,
    jobs: can(actor, 'job.manage') ? { mails, others } : null,
    stock: can(actor, 'stock.change')
      ? { ids: low.map(({ id }) => id), names: low.slice(0, 3).map(({ name }) => name) }
      : null,
    quotations: can(actor, 'quotation.make') ? { requested, changes } : null,
    accounts: can(actor, 'client.confirm-professional') ? accounts : null,
    messages: can(actor, 'message.read') ? messages : null,
    complaints: can(actor, 'order.claim') ? (complaints ?? []).slice(0, mostLinked) : null,
  }
}
