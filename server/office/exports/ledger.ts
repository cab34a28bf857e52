import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { currencies } from '@/lib/ground/names'
import { nextYearStart, yearStart } from '@/lib/office/exports/business-year'
import { shopClock } from '@/lib/people/company/hours'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { rateInForce } from '@/server/money/exchange/rates'

/** Days of the shop's clock, both included. */
export interface Span {
  from: string
  to: string
}

/** The day of a moment on the shop's clock, as SQL. */
const dayOf = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} at time zone ${shopClock}, 'YYYY-MM-DD')`

const soldIn = sql.join(
  currencies.map(currency => sql`${currency}`),
  sql`, `,
)

/** Refunds that took money from a bank, also those that it sent back later. */
const gone = sql`refunds r join payments p on p.id = r.payment_id and p.taken_at <= r.done_at`

/**
 * Money that came in and went back, in currencies that the shop sells in: another currency has no rate, and its money is shown only with
 * the order. Owed money has not come: a refund before it came took nothing from a bank, and less came afterwards. A refund that failed
 * after it was done came back: that is an entry of its own.
 */
const moves = sql`
  select m.* from (
    select 'payment' as source, p.id as source_id, p.order_id, ${dayOf(sql`p.taken_at`)} as day, 2 as place, p.method, p.currency,
        p.taken_minor - coalesce((select sum(r.amount_minor) from refunds r
          where r.payment_id = p.id and r.state = 'done' and r.done_at < p.taken_at), 0)::int as minor
      from payments p where p.taken_at is not null
    union all
    select 'refund', r.id, r.order_id, ${dayOf(sql`r.done_at`)}, 3, p.method, r.currency, r.amount_minor from ${gone}
    union all
    select 'refund-returned', r.id, r.order_id, ${dayOf(sql`r.failed_at`)}, 4, p.method, r.currency, r.amount_minor
      from ${gone} where r.failed_at is not null
  ) m where m.minor > 0 and m.currency in (${soldIn})`

/** The rate that a document keeps, in units of its currency to one euro. */
const kept = sql`(content #>> '{exchange,perEuro}')::float8`

/**
 * What becomes an entry, with its day: documents with a sum other than zero, and money. In the order in which entries of one day are
 * numbered. Each has the rate that its document keeps, else the day of its rate: for a credit note the day of its invoice, for money the
 * day of its invoice or its own.
 */
export const sources = sql`(
  select 'document' as source, id as source_id, order_id, content ->> 'issuedOn' as day, 1 as place, null as method,
      content ->> 'currency' as currency, (content ->> 'gross')::int as minor,
      ${kept} as kept, coalesce(content #>> '{corrects,issuedOn}', content ->> 'issuedOn') as rate_day
    from invoices where (content ->> 'gross')::int <> 0
  union all
  select m.*, ${kept}, coalesce(i.content ->> 'issuedOn', m.day)
    from (${moves}) m
      left join invoices i on i.order_id = m.order_id and i.kind = 'invoice' and i.content ->> 'currency' = m.currency
)`

/** Units of a source's currency to one euro (BOOKS-3); null where that is not known. */
const perEuro = sql`case when s.currency = 'EUR' then 1
  else coalesce(s.kept, (select per_euro::float8 ${rateInForce(sql`s.currency`, sql`s.rate_day`)})) end`

/** Whether a number belongs to a source. */
const isOf = sql`e.source = s.source and e.source_id = s.source_id`

/** A rate that is needed and not known: its currency and day. */
export interface MissingRate {
  currency: string
  day: string
}

/** The rates that entries of a span need and that are not known, each once. Stores nothing. */
export async function missingRates(
  database: Pick<TransactionScope['tx'], 'execute'>,
  { from, to }: Span,
): Promise<MissingRate[]> {
  const { rows } = await database.execute<{ currency: string; day: string }>(sql`
    select distinct s.currency, s.rate_day as day from ${sources} s left join ledger_entries e on ${isOf}
      where s.day between ${from} and ${to} and e.per_euro is null and ${perEuro} is null order by 1, 2`)
  return rows
}

/** Numbers the entries of a business year that have no number yet, after those that have one: without gaps, by day. */
async function numberYear({ tx }: TransactionScope, year: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into ledger_entries (year, number, source, source_id, per_euro)
    select ${year}, coalesce((select max(number) from ledger_entries where year = ${year}), 0)
        + row_number() over (order by s.day, s.place, s.source_id), s.source, s.source_id, ${perEuro}
      from ${sources} s
      where s.day >= ${year} and s.day < ${nextYearStart(year)} and s.day <= ${to}
        and not exists (select from ledger_entries e where ${isOf})`)
}

/** Gives their rate to entries that were numbered before it was known. */
const rateEntries = ({ tx }: TransactionScope, { from, to }: Span) =>
  tx.execute(sql`
    update ledger_entries e set per_euro = ${perEuro} from ${sources} s
      where ${isOf} and e.per_euro is null and s.day between ${from} and ${to}`)

/**
 * Gives an account to the client of each order that has an entry and none yet: that of another order of the same client, or of the same
 * address where nobody has an account of the shop, else the next one.
 */
async function nameClients({ tx }: TransactionScope): Promise<void> {
  const who = sql`coalesce('client ' || o.client_id, 'address ' || nullif(lower(o.email), ''), 'order ' || o.id)`
  await tx.execute(sql`
    with booked as (
      select distinct s.order_id from ${sources} s
        join ledger_entries e on ${isOf}
        where not exists (select from ledger_clients l where l.order_id = s.order_id)
    ), wanted as (
      select o.id, ${who} as who from orders o join booked b on b.order_id = o.id
    ), known as (
      select ${who} as who, min(l.account) as account from ledger_clients l join orders o on o.id = l.order_id group by 1
    ), fresh as (
      select w.who, row_number() over (order by min(w.id)) as place from wanted w
        where not exists (select from known k where k.who = w.who) group by w.who
    )
    insert into ledger_clients (order_id, account)
    select w.id, coalesce(k.account, coalesce((select max(account) from ledger_clients), 0) + f.place)
      from wanted w left join known k on k.who = w.who left join fresh f on f.who = w.who`)
}

/**
 * Sees to it that every entry of a span has its number in the books and its rate, and every client his account (BOOKS-2). What was numbered
 * keeps its number and its rate; all days of a business year up to the last of the span are numbered, so that a later export goes on after
 * them. Where rates are missing it returns them and stores nothing (BOOKS-3).
 * @param begins the month on whose first day business years begin
 */
export const numberEntries = (payload: Payload, span: Span, begins: number): Promise<MissingRate[]> =>
  inTransaction(payload, async scope => {
    // One export numbers at a time.
    await scope.tx.execute(sql`select pg_advisory_xact_lock(hashtext('ledger'))`)
    const missing = await missingRates(scope.tx, span)
    if (missing.length > 0) return missing
    const last = yearStart(span.to, begins)
    for (let year = yearStart(span.from, begins); year <= last; year = nextYearStart(year))
      await numberYear(scope, year, span.to)
    await rateEntries(scope, span)
    await nameClients(scope)
    return []
  })
