import 'server-only'
import type { Payload } from 'payload'
import { type CompanyText, missingForInvoices } from '@/lib/company/company'
import { type InvoiceContent, invoiceContentSchema } from '@/lib/invoice/content'
import { creditNote } from '@/lib/invoice/credit'
import type { ReturnedLines } from '@/lib/order/returned-lines'
import { isDraft } from '@/lib/order/states'
import { getContent } from '@/server/content'
import { readCompany } from '@/server/content/company'
import { findRecord, type OrderRecord } from '@/server/orders/find-record'
import { lineKey } from '@/server/orders/read-withdrawal'
import { inTransaction, type TransactionScope } from '@/server/orders/transaction'
import { paymentName } from '@/server/payments/texts'
import { composeInvoice, documentWords, localeOfOrder, shopDay } from './compose'
import { issueOnce } from './numbers'
import { findInvoice } from './read'

/** What else is written where a document is issued, in its transaction. */
type Afterwards = (scope: TransactionScope) => Promise<void>

export type Issued =
  /** `created` is false where it had been issued before. */
  | { ok: true; created: boolean }
  /** The shop has not said who it is: a document without it would be none. */
  | { ok: false; code: 'company_incomplete'; missing: CompanyText[] }

/** Issues a document once, with what goes along in the same transaction. */
async function write(
  payload: Payload,
  record: OrderRecord,
  {
    refund,
    content,
    afterwards,
  }: { refund: number | null; content: Omit<InvoiceContent, 'number'>; afterwards?: Afterwards },
): Promise<Issued> {
  const { kind, issuedOn } = content
  const series = { kind, country: record.country, year: Number(issuedOn.slice(0, 4)) }
  const created = await inTransaction(payload, async scope => {
    const number = await issueOnce(scope.tx, {
      series,
      order: record.id,
      refund,
      content: number => invoiceContentSchema.parse({ ...content, number }),
    })
    if (number !== null) await afterwards?.(scope)
    return number !== null
  })
  return { ok: true, created }
}

/**
 * Issues the invoice of an order that was paid, or that is paid on account (INVOICE-2). Twice is once. Refuses where the
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
  const content = await composeInvoice(record, { company, countries, at })
  return write(payload, record, { refund: null, content, ...(afterwards && { afterwards }) })
}

/** Money that was given back. */
export interface Refund {
  id: number
  order: number
  /** With tax, in the order's currency. */
  amountMinor: number
  /** Slug of the method by which it went. */
  method: string
  /** The pieces that it is for; none where it is an amount. */
  lines: ReturnedLines
}

/**
 * Issues the credit note for a refund, after the invoice that it corrects (INVOICE-6). Twice is once; refuses as the invoice does.
 */
export async function issueCreditNote(
  payload: Payload,
  refund: Refund,
  { at = new Date(), afterwards }: { at?: Date; afterwards?: Afterwards } = {},
): Promise<Issued> {
  const invoiced = await issueInvoice(payload, refund.order, { at })
  if (!invoiced.ok) return invoiced
  const [record, invoice] = await Promise.all([findRecord(refund.order), findInvoice(payload, refund.order)])
  if (!record || !invoice) throw new Error(`order ${refund.order} has no invoice to correct`)
  const locale = localeOfOrder(record)
  const { number: _, ...content } = creditNote(invoice.content, {
    number: '',
    issuedOn: shopDay(at),
    gross: refund.amountMinor,
    pieces: refund.lines.map(({ id, quantity }) => ({
      place: (record.lines ?? []).findIndex(line => lineKey(line) === id),
      quantity,
    })),
    method: refund.method,
    methodName: await paymentName(refund.method, locale),
    words: await documentWords(locale),
  })
  return write(payload, record, { refund: refund.id, content, ...(afterwards && { afterwards }) })
}
