import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Cell } from '@/lib/ground/csv/cells'
import type { Accounting } from '@/lib/office/exports/accounts'
import { commaAmount } from '@/lib/office/exports/amount'
import type { Entry } from '@/lib/office/exports/bookings'
import { inCodePage1252 } from '@/lib/office/exports/code-page-1252'
import { writeDatev } from '@/lib/office/exports/datev'
import { fecName, writeFec } from '@/lib/office/exports/fec'
import type { ExportKind } from '@/lib/office/exports/kinds'
import { salesOf } from '@/lib/office/exports/sales'
import { shopClock } from '@/lib/people/company/hours'
import { getContent } from '@/server/catalogue/content'
import { writeCsv } from '@/server/ground/csv'
import { readAccounting } from './accounting'
import { type Books, entriesOf, readBooks, readDocuments } from './books'
import type { Span } from './ledger'

/** A file that was written out; `rows` are those of its data. */
export interface Written {
  name: string
  type: string
  rows: number
  body: Uint8Array
}

const csvType = 'text/csv; charset=utf-8'
const bytes = (text: string) => new TextEncoder().encode(text)
/** A value of a query in a cell: numbers stay numbers, all written in one form. */
const cell = (value: unknown): Cell =>
  typeof value === 'number' || value === null || value === undefined ? value : String(value)

type Row = Record<string, unknown>

/** Rows of a query as a file for spreadsheets, its columns in their order. */
const table = (name: string, rows: readonly Row[], columns: readonly string[]): Written => ({
  name: `${name}.csv`,
  type: csvType,
  rows: rows.length,
  body: bytes(writeCsv([columns, ...rows.map(row => columns.map(column => cell(row[column])))])),
})

const spanName = (kind: string, { from, to }: Span) => `${kind}-${from}-${to}`

/** Whether a moment lies on one of the days, by the shop's clock; as SQL that can use an index of the moment. */
const within = (column: ReturnType<typeof sql>, { from, to }: Span) =>
  sql`${column} >= (${from}::date::timestamp at time zone ${shopClock}) and ${column} < ((${to}::date + 1)::timestamp at time zone ${shopClock})`

/** An amount in whole units with a comma (EXPORT-7): `goods_minor` becomes `goods`. */
const amount = (name: string) =>
  sql.raw(`replace(to_char(${name}_minor / 100.0, 'FM9999999990.00'), '.', ',') as ${name}`)

async function orders({ db }: Payload, span: Span): Promise<Written> {
  const columns =
    'number status ordered_at paid_at country name email method currency invoice invoiced_on credit_notes goods discount shipping net vat total'
  const { rows } = await db.drizzle.execute(sql`
    select id as number, status, to_char(created_at at time zone ${shopClock}, 'YYYY-MM-DD HH24:MI') as ordered_at,
      to_char(paid_at at time zone ${shopClock}, 'YYYY-MM-DD HH24:MI') as paid_at, country, name, email, method, currency,
      (select string_agg(number, ' ' order by i.id) from invoices i where i.order_id = orders.id and kind = 'invoice') as invoice,
      (select min(content ->> 'issuedOn') from invoices i where i.order_id = orders.id and kind = 'invoice') as invoiced_on,
      (select string_agg(number, ' ' order by i.id) from invoices i where i.order_id = orders.id and kind = 'credit-note')
        as credit_notes, ${amount('goods')}, ${amount('discount')}, ${amount('shipping')},
      ${amount('net')}, ${amount('vat')}, ${amount('total')}
    from orders where status not in ('cart', 'shared', 'quotation') and ${within(sql`created_at`, span)} order by created_at, id`)
  return table(spanName('orders', span), rows, columns.split(' '))
}

async function sales(payload: Payload, span: Span): Promise<Written> {
  const [documents, { vat: shopVat }] = await Promise.all([
    readDocuments(payload, span),
    getContent().catalogue(),
  ])
  const rows = salesOf(documents, shopVat.territories).map(({ net, vat, kind, taxCountry, ...row }) => ({
    ...row,
    net: commaAmount(net),
    vat: commaAmount(vat),
    kind,
    tax_country: taxCountry,
    oss: kind === 'oss' ? 'OSS' : '',
  }))
  const columns = 'country category percent currency documents net vat kind tax_country oss'
  return table(spanName('sales', span), rows, columns.split(' '))
}

/** The books of a span. Throws where a rate is missing: the request for the file was refused before (`rate_missing`). */
async function booksOf(payload: Payload, span: Span, accounting: Accounting): Promise<Books> {
  const books = await readBooks(payload, span, accounting)
  if (books.ok) return books
  const missing = books.missing.map(({ currency, day }) => `${currency} ${day}`)
  throw new Error(`no rate of the euro is known for ${missing.join(', ')}`)
}

async function entries(payload: Payload, span: Span): Promise<Entry[]> {
  const accounting = await readAccounting(payload)
  return entriesOf(await booksOf(payload, span, accounting), accounting)
}

async function bookings(payload: Payload, span: Span): Promise<Written> {
  const rows = (await entries(payload, span)).flatMap(({ bookings: booked, ...entry }) =>
    booked.map(({ debit, credit, foreign, ...booking }) => ({
      ...entry,
      ...booking,
      debit: commaAmount(debit),
      credit: commaAmount(credit),
      foreign: foreign ? `${commaAmount(foreign.minor)} ${foreign.currency}` : '',
    })),
  )
  const columns = 'piece day account accountName client clientName label debit credit foreign journal number'
  return table(spanName('entries', span), rows, columns.split(' '))
}

async function fec(payload: Payload, span: Span): Promise<Written> {
  const found = await entries(payload, span)
  const company = await getContent().company()
  const rows = found.reduce((sum, entry) => sum + entry.bookings.length, 0)
  return {
    name: fecName(company, span.to),
    type: 'text/plain; charset=utf-8',
    rows,
    body: bytes(writeFec(found)),
  }
}

async function datev(payload: Payload, span: Span): Promise<Written> {
  const accounting = await readAccounting(payload)
  const [{ documents }, { vat }] = await Promise.all([
    booksOf(payload, span, accounting),
    getContent().catalogue(),
  ])
  const made = new Date().toISOString().replaceAll(/\D/g, '')
  const { territories } = vat
  const { text, rows } = writeDatev(documents, { ...span, made }, { accounting, territories })
  return {
    name: `EXTF_${spanName('Buchungsstapel', span)}.csv`,
    type: 'text/csv; charset=windows-1252',
    rows,
    body: inCodePage1252(text),
  }
}

async function stock({ db }: Payload, { to }: Span): Promise<Written> {
  const { rows } = await db.drizzle.execute(
    sql`select slug, variant, pieces, low_at from stock_levels order by slug, variant`,
  )
  return table(`stock-${to}`, rows, ['slug', 'variant', 'pieces', 'low_at'])
}

async function consents({ db }: Payload, { to }: Span): Promise<Written> {
  const { rows } = await db.drizzle.execute(
    sql`select email, name, locale, account_type from clients where marketing_consent and closed is not true order by email`,
  )
  return table(`consents-${to}`, rows, ['email', 'name', 'locale', 'account_type'])
}

/** One line a kind. */
const writers: Readonly<Record<ExportKind, (payload: Payload, span: Span) => Promise<Written>>> = {
  orders,
  sales,
  entries: bookings,
  fec,
  datev,
  stock,
  consents,
}

/** Writes the file of a kind for a span of days. */
export const writeExport = (payload: Payload, kind: ExportKind, span: Span): Promise<Written> =>
  writers[kind](payload, span)
