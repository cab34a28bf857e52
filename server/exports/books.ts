import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Accounting } from '@/lib/exports/accounts'
import {
  type BookedDocument,
  type BookedMoney,
  documentEntry,
  type Entry,
  moneyEntry,
  moneySources,
} from '@/lib/exports/bookings'
import { type InvoiceContent, invoiceContentSchema } from '@/lib/invoice/content'
import { getContent } from '../content'
import { rateOn } from '../exchange/rates'
import { numberEntries, type Span, sources } from './ledger'

/** A rate that is needed and not known: of which currency, and on which day. */
export interface MissingRate {
  currency: string
  day: string
}

/** Asks once for the rate of each currency and day. */
function rateReader(payload: Payload) {
  const asked = new Map<string, ReturnType<typeof rateOn>>()
  return (currency: string, day: string) => {
    const key = `${currency} ${day}`
    const found = asked.get(key) ?? rateOn(payload, currency, day)
    asked.set(key, found)
    return found
  }
}
type ReadRate = ReturnType<typeof rateReader>

/**
 * Units of a document's currency to one euro (BOOKS-3): what it keeps; else, of documents that keep none, the rate of the day of
 * issue, of a credit note that of the invoice which it corrects.
 */
async function perEuroOf(content: InvoiceContent, read: ReadRate): Promise<number | MissingRate> {
  const { currency, exchange, corrects, issuedOn } = content
  if (currency === 'EUR') return 1
  const day = corrects?.issuedOn ?? issuedOn
  const rate = exchange ?? (await read(currency, day))
  return rate ? rate.perEuro : { currency, day }
}

/** The documents of a span in the order in which they were issued. */
export async function readDocuments({ db }: Payload, { from, to }: Span): Promise<InvoiceContent[]> {
  const { rows } = await db.drizzle.execute(sql`
    select content from invoices where content ->> 'issuedOn' between ${from} and ${to} order by content ->> 'issuedOn', id`)
  return rows.map(row => invoiceContentSchema.parse(row.content))
}

const clientRow = z.object({ number: z.coerce.number(), account: z.coerce.number(), name: z.string() })

/** Who an order is of: the name on the first invoice of his account, as long as he has one. */
const clientName = sql`coalesce((
  select i.content -> 'buyer' ->> 'name' from ledger_clients other join invoices i on i.order_id = other.order_id
    where other.account = l.account order by i.id limit 1), o.name, '')`

const documentRow = clientRow.extend({ content: invoiceContentSchema })

async function bookedDocuments(payload: Payload, { from, to }: Span, read: ReadRate) {
  const { rows } = await payload.db.drizzle.execute(sql`
    select e.number, l.account, ${clientName} as name, i.content from invoices i
      join ledger_entries e on e.source = 'document' and e.source_id = i.id
      join ledger_clients l on l.order_id = i.order_id join orders o on o.id = i.order_id
      where i.content ->> 'issuedOn' between ${from} and ${to} order by e.year, e.number`)
  return Promise.all(
    rows.map(async row => {
      const { number, account, name, content } = documentRow.parse(row)
      return { number, client: { account, name }, content, perEuro: await perEuroOf(content, read) }
    }),
  )
}

const moneyRow = clientRow.extend({
  source: z.enum(moneySources),
  id: z.number(),
  order: z.number(),
  day: z.string(),
  method: z.string(),
  minor: z.number(),
  currency: z.string(),
  invoice: invoiceContentSchema.nullable(),
})

async function bookedMoney(payload: Payload, { from, to }: Span, read: ReadRate) {
  const { rows } = await payload.db.drizzle.execute(sql`
    select e.number, l.account, ${clientName} as name, s.source, s.source_id as id, s.order_id as order, s.day, s.method, s.minor,
        s.currency, i.content as invoice from ${sources} s
      join ledger_entries e on e.source = s.source and e.source_id = s.source_id
      join ledger_clients l on l.order_id = s.order_id join orders o on o.id = s.order_id
      left join invoices i on i.order_id = s.order_id and i.kind = 'invoice'
      where s.source <> 'document' and s.day between ${from} and ${to} order by e.year, e.number`)
  return Promise.all(
    rows.map(async row => {
      const { account, name, invoice, currency, day, ...money } = moneyRow.parse(row)
      const known = currency === 'EUR' ? { perEuro: 1 } : await read(currency, day)
      const perEuro =
        invoice?.currency === currency
          ? await perEuroOf(invoice, read)
          : (known?.perEuro ?? { currency, day })
      return { ...money, currency, day, client: { account, name }, perEuro }
    }),
  )
}

const isMissing = (perEuro: number | MissingRate): perEuro is MissingRate => typeof perEuro !== 'number'
const isRated = <Booked extends { perEuro: number | MissingRate }>(
  booked: Booked,
): booked is Booked & { perEuro: number } => !isMissing(booked.perEuro)

/** The books of a span of days. */
export interface Books {
  documents: BookedDocument[]
  money: BookedMoney[]
}

/**
 * The books of a span of days, numbered (BOOKS-2). Where a rate is not known, the ones that are missing instead: an amount is never
 * converted by anything else (BOOKS-3).
 */
export async function readBooks(
  payload: Payload,
  span: Span,
  { yearBegins }: Pick<Accounting, 'yearBegins'>,
): Promise<({ ok: true } & Books) | { ok: false; missing: MissingRate[] }> {
  await numberEntries(payload, span, yearBegins)
  const read = rateReader(payload)
  const [documents, money] = await Promise.all([
    bookedDocuments(payload, span, read),
    bookedMoney(payload, span, read),
  ])
  const missing = [...documents, ...money].flatMap(({ perEuro }) => (isMissing(perEuro) ? [perEuro] : []))
  if (missing.length > 0) return { ok: false, missing }
  return { ok: true, documents: documents.filter(isRated), money: money.filter(isRated) }
}

/** The entries of books, by their numbers. */
export async function entriesOf({ documents, money }: Books, accounts: Accounting): Promise<Entry[]> {
  const { vat } = await getContent().catalogue()
  const { territories } = vat
  const entries = [
    ...documents.map(document => documentEntry(document, { accounts, territories })),
    ...money.map(one => moneyEntry(one, accounts)),
  ]
  return entries.toSorted((a, b) => (a.day === b.day ? a.number - b.number : a.day < b.day ? -1 : 1))
}
