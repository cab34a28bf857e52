import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type InvoiceContent, invoiceContentSchema } from '@/lib/money/invoice/content'
import type { Accounting } from '@/lib/office/exports/accounts'
import {
  type BookedDocument,
  type BookedMoney,
  documentEntry,
  type Entry,
  moneyEntry,
  moneySources,
} from '@/lib/office/exports/bookings'
import { byNumber } from '@/lib/office/exports/business-year'
import { getContent } from '@/server/catalogue/content'
import { type MissingRate, numberEntries, type Span, sources } from './ledger'

/** The documents of a span in the order in which they were issued. */
export async function readDocuments({ db }: Payload, { from, to }: Span): Promise<InvoiceContent[]> {
  const { rows } = await db.drizzle.execute(sql`
    select content from invoices where content ->> 'issuedOn' between ${from} and ${to} order by content ->> 'issuedOn', id`)
  return rows.map(row => invoiceContentSchema.parse(row.content))
}

/** The number and rate of an entry in the books; the rate is null where none is known yet. */
const entryRow = z.object({
  number: z.coerce.number(),
  perEuro: z.number().nullable(),
  account: z.coerce.number(),
  name: z.string(),
})

/** The client of an order: the name on the first invoice of his account, as long as he has one. */
const clientName = sql`coalesce((
  select i.content -> 'buyer' ->> 'name' from ledger_clients other join invoices i on i.order_id = other.order_id
    where other.account = l.account order by i.id limit 1), o.name, '')`

/** The columns of an entry, and their tables: sources `s` with their entries. */
const entryColumns = sql`e.number, e.per_euro as "perEuro", l.account, ${clientName} as name`
const entryTables = sql`${sources} s join ledger_entries e on e.source = s.source and e.source_id = s.source_id
  join ledger_clients l on l.order_id = s.order_id join orders o on o.id = s.order_id`

const documentRow = entryRow.extend({ content: invoiceContentSchema })

async function bookedDocuments({ db }: Payload, { from, to }: Span) {
  const { rows } = await db.drizzle.execute(sql`
    select ${entryColumns}, d.content from ${entryTables} join invoices d on s.source = 'document' and d.id = s.source_id
      where s.day between ${from} and ${to} order by e.year, e.number`)
  return rows.map(row => {
    const { account, name, ...document } = documentRow.parse(row)
    return { ...document, client: { account, name } }
  })
}

const moneyRow = entryRow.extend({
  source: z.enum(moneySources),
  id: z.number(),
  order: z.number(),
  day: z.string(),
  method: z.string(),
  minor: z.number(),
  currency: z.string(),
})

async function bookedMoney({ db }: Payload, { from, to }: Span) {
  const { rows } = await db.drizzle.execute(sql`
    select ${entryColumns}, s.source, s.source_id as id, s.order_id as order, s.day, s.method, s.minor, s.currency
      from ${entryTables} where s.source <> 'document' and s.day between ${from} and ${to} order by e.year, e.number`)
  return rows.map(row => {
    const { account, name, ...money } = moneyRow.parse(row)
    return { ...money, client: { account, name } }
  })
}

const isRated = <Booked extends { perEuro: number | null }>(
  booked: Booked,
): booked is Booked & { perEuro: number } => booked.perEuro !== null

/** The books of a span of days. */
export interface Books {
  documents: BookedDocument[]
  money: BookedMoney[]
}

/**
 * The books of a span of days, numbered (BOOKS-2): for the job that writes a file. Where a rate is not known, it returns the missing ones
 * and numbers nothing: an amount is never converted by another rate (BOOKS-3).
 */
export async function readBooks(
  payload: Payload,
  span: Span,
  { yearBegins }: Pick<Accounting, 'yearBegins'>,
): Promise<({ ok: true } & Books) | { ok: false; missing: MissingRate[] }> {
  const missing = await numberEntries(payload, span, yearBegins)
  if (missing.length > 0) return { ok: false, missing }
  const [documents, money] = await Promise.all([bookedDocuments(payload, span), bookedMoney(payload, span)])
  return { ok: true, documents: documents.filter(isRated), money: money.filter(isRated) }
}

/** The entries of books by their numbers, which is the order in which they became final; a business year after the other. */
export async function entriesOf({ documents, money }: Books, accounts: Accounting): Promise<Entry[]> {
  const { vat } = await getContent().catalogue()
  const { territories } = vat
  const entries = [
    ...documents.map(document => documentEntry(document, { accounts, territories })),
    ...money.map(one => moneyEntry(one, accounts)),
  ]
  return byNumber(entries, accounts.yearBegins)
}
