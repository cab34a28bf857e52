import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type InvoiceContent, invoiceContentSchema } from '@/lib/money/invoice/content'
import { isDraft } from '@/lib/orders/order/states'
import { type CompanyText, missingForInvoices } from '@/lib/people/company/company'
import { getContent } from '@/server/catalogue/content'
import { readCompany } from '@/server/catalogue/content/company'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { rateOn } from '@/server/money/exchange/rates'
import { findRecord, type OrderRecord } from '@/server/orders/find-record'
import { composeInvoice, shopDay } from './compose'
import { type CreditedRefund, composeCredit } from './compose-credit'
import { issueOnce } from './numbers'
import { findInvoice } from './read'

/** What else is written in the transaction that issues a document. */
type Afterwards = (scope: TransactionScope) => Promise<void>

export type Issued =
  /** `created` is false where it had been issued before. */
  | { ok: true; created: boolean }
  /** The seller's data are missing: a document without them is not valid. */
  | { ok: false; code: 'company_incomplete'; missing: CompanyText[] }

/** A document that is to be issued. */
interface Document {
  kind: InvoiceContent['kind']
  issuedOn: string
  /** Of a credit note. */
  refund: number | null
  /** Everything but its number, made while the order is held; null where there is nothing to issue. */
  compose: (scope: TransactionScope) => Promise<Omit<InvoiceContent, 'number'> | null>
}

/** Issues a document once, with what goes along in the same transaction, also where there was nothing to issue. */
async function write(
  payload: Payload,
  record: OrderRecord,
  { kind, issuedOn, refund, compose }: Document,
  afterwards?: Afterwards,
): Promise<Issued> {
  const series = { kind, country: record.country, year: Number(issuedOn.slice(0, 4)) }
  const created = await inTransaction(payload, async scope => {
    const outcome = await issueOnce(scope.tx, {
      series,
      order: record.id,
      refund,
      compose: async () => {
        const content = await compose(scope)
        return content && (number => invoiceContentSchema.parse({ ...content, number }))
      },
    })
    if (outcome !== 'known') await afterwards?.(scope)
    return outcome === 'issued'
  })
  return { ok: true, created }
}

/** The day on which the last parcel of an order left, once all of it has; null before. */
async function shippedOn({ db }: Payload, { id, status }: OrderRecord): Promise<string | null> {
  if (status !== 'shipped' && status !== 'delivered') return null
  const { rows } = await db.drizzle.execute<{ at: string | null }>(
    sql`select max(sent_at) as at from shipments where order_id = ${id}`,
  )
  return rows[0]?.at ? shopDay(new Date(rows[0].at)) : null
}

/**
 * Issues the invoice of an order that was paid, or that is paid on account (INVOICE-2). A second call changes nothing. Refuses where the
 * company's settings lack what the law wants on it; throws for an order that was never placed.
 */
export async function issueInvoice(
  payload: Payload,
  order: number,
  { at = new Date(), afterwards }: { at?: Date; afterwards?: Afterwards } = {},
): Promise<Issued> {
  if (await findInvoice(payload, order)) return { ok: true, created: false }
  const company = await readCompany()
  const missing = missingForInvoices(company)
  if (missing.length > 0) return { ok: false, code: 'company_incomplete', missing }
  const record = await findRecord(order)
  if (!record || isDraft(record.status)) throw new Error(`order ${order} was never placed`)
  const { countries } = await getContent().catalogue()
  const { currency } = record
  const [deliveredOn, exchange] = await Promise.all([
    shippedOn(payload, record),
    !currency || currency === 'EUR' ? null : rateOn(payload, currency, shopDay(at)),
  ])
  const content = await composeInvoice(record, { company, countries, at, deliveredOn, exchange })
  const { kind, issuedOn } = content
  return write(payload, record, { kind, issuedOn, refund: null, compose: async () => content }, afterwards)
}

/**
 * Issues the credit note for a refund, after the invoice that it corrects (INVOICE-6). A second call changes nothing; refuses as the
 * invoice does. Where the refund takes back no amount of the invoice, none is issued (INVOICE-11).
 */
export async function issueCreditNote(
  payload: Payload,
  refund: CreditedRefund,
  { at = new Date(), afterwards }: { at?: Date; afterwards?: Afterwards } = {},
): Promise<Issued> {
  const invoiced = await issueInvoice(payload, refund.order, { at })
  if (!invoiced.ok) return invoiced
  const record = await findRecord(refund.order)
  if (!record) throw new Error(`order ${refund.order} has no invoice to correct`)
  const issuedOn = shopDay(at)
  const compose = (scope: TransactionScope) => composeCredit(scope, record, refund, issuedOn)
  return write(payload, record, { kind: 'credit-note', issuedOn, refund: refund.id, compose }, afterwards)
}
