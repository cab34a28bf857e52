import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { shopClock } from '@/lib/company/hours'
import type { Cell } from '@/lib/csv/cells'
import { commaAmount } from '@/lib/exports/amount'
import { type Booking, type Entry, entryOf, type Rates } from '@/lib/exports/bookings'
import { writeDatev } from '@/lib/exports/datev'
import { fecName, writeFec } from '@/lib/exports/fec'
import type { ExportKind } from '@/lib/exports/kinds'
import { salesOf } from '@/lib/exports/sales'
import { type InvoiceContent, invoiceContentSchema } from '@/lib/invoice/content'
import { getContent } from '../content'
import { readPriceLists } from '../content/documents'
import { writeCsv } from '../tools/csv'
import { readAccounting } from './accounting'

/** A file that was written out; `rows` are those of its data. */
export interface Written {
  name: string
  type: string
  rows: number
  body: Uint8Array
}

interface Span {
  from: string
  to: string
}

const csvType = 'text/csv; charset=utf-8'
const bytes = (text: string) => new TextEncoder().encode(text)
/** A value of a query in a cell: figures stay figures, which are all written in one form. */
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

/** Whether a moment lies on one of the days, by the shop's clock; as SQL that an index of the moment answers. */
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

async function documents({ db }: Payload, { from, to }: Span): Promise<InvoiceContent[]> {
  const { rows } = await db.drizzle.execute(sql`
    select content from invoices where content ->> 'issuedOn' between ${from} and ${to} order by content ->> 'issuedOn', id`)
  return rows.map(row => invoiceContentSchema.parse(row.content))
}

async function rates(): Promise<Rates> {
  const lists = (await readPriceLists()).filter(({ status }) => status === 'live')
  return new Map(lists.map(({ currency, rate }) => [currency, rate]))
}

async function entries(payload: Payload, span: Span): Promise<Entry[]> {
  const [known, accounts] = await Promise.all([rates(), readAccounting(payload)])
  return (await documents(payload, span)).map(content => entryOf(content, known, accounts))
}

async function sales(payload: Payload, span: Span): Promise<Written> {
  const rows = salesOf(await documents(payload, span)).map(({ net, vat, oss, ...row }) => ({
    ...row,
    net: commaAmount(net),
    vat: commaAmount(vat),
    oss: oss ? 'OSS' : '',
  }))
  return table(spanName('sales', span), rows, [
    'country',
    'category',
    'percent',
    'currency',
    'documents',
    'net',
    'vat',
    'oss',
  ])
}

async function bookings(payload: Payload, span: Span): Promise<Written> {
  const found = (await entries(payload, span)).flatMap(entry => entry.bookings)
  const row = ({ debit, credit, foreign, ...booking }: Booking) => ({
    ...booking,
    debit: commaAmount(debit),
    credit: commaAmount(credit),
    foreign: foreign ? `${commaAmount(foreign.minor)} ${foreign.currency}` : '',
  })
  const columns = [
    'piece',
    'day',
    'account',
    'accountName',
    'client',
    'clientName',
    'label',
    'debit',
    'credit',
    'foreign',
  ]
  return table(spanName('entries', span), found.map(row), columns)
}

async function fec(payload: Payload, span: Span): Promise<Written> {
  const found = await entries(payload, span)
  const { registration } = await getContent().company()
  const [siren = ''] = /\d{9}/.exec(registration.replaceAll(/\s/g, '')) ?? []
  const rows = found.reduce((sum, entry) => sum + entry.bookings.length, 0)
  return {
    name: fecName(siren, span.to),
    type: 'text/plain; charset=utf-8',
    rows,
    body: bytes(writeFec(found)),
  }
}

async function datev(payload: Payload, span: Span): Promise<Written> {
  const found = await entries(payload, span)
  const made = new Date().toISOString().replaceAll(/\D/g, '')
  const written = writeDatev(found, { ...span, made }, await readAccounting(payload))
  const rows = found.reduce((sum, { content }) => sum + content.vat.length, 0)
  // DATEV reads Latin letters of one byte; what it has none for becomes a question mark.
  const body = Uint8Array.from(written, letter => (letter.charCodeAt(0) < 256 ? letter.charCodeAt(0) : 63))
  return {
    name: `EXTF_${spanName('Buchungsstapel', span)}.csv`,
    type: 'text/csv; charset=iso-8859-1',
    rows,
    body,
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

/** Writes something out, of the days that it is about. */
export const writeExport = (payload: Payload, kind: ExportKind, span: Span): Promise<Written> =>
  writers[kind](payload, span)
