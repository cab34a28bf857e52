import 'server-only'
import { and, eq, inArray, ne, notExists, sql } from '@payloadcms/db-postgres/drizzle'
import { payments, refunds } from '@/cms/tables/payments'
import type { InvoiceContent } from '@/lib/money/invoice/content'
import { type CreditedPieces, creditNote } from '@/lib/money/invoice/credit'
import type { ReturnedLines } from '@/lib/money/returned-lines'
import type { TransactionScope } from '@/server/ground/transaction'
import { surplusReason } from '@/server/money/payments/give-back-surplus'
import { paymentName } from '@/server/money/payments/texts'
import type { OrderRecord } from '@/server/orders/find-record'
import { lineKey } from '@/server/orders/read-withdrawal'
import { documentWords, localeOfOrder } from './compose'
import { documentsWithin } from './read'

/** Money that was given back. */
export interface CreditedRefund {
  id: number
  order: number
  /** With tax, in the order's currency. */
  amountMinor: number
  /** Slug of the method of the refund. */
  method: string
  /** The pieces that it is for; none where it is an amount. */
  lines: ReturnedLines
}

/**
 * What an order's payments took and what was refunded of it, in minor units. A double payment was never owed: it is left out with its
 * refund.
 */
async function bookedOf({ tx }: TransactionScope, order: number): Promise<{ taken: number; back: number }> {
  const isOwn = and(
    eq(payments.orderId, order),
    inArray(payments.state, ['taken', 'owed']),
    notExists(
      tx
        .select({ id: refunds.id })
        .from(refunds)
        .where(and(eq(refunds.paymentId, payments.id), eq(refunds.reason, surplusReason))),
    ),
  )
  const [taken] = await tx
    .select({ minor: sql`coalesce(sum(${payments.takenMinor}), 0)`.mapWith(Number) })
    .from(payments)
    .where(isOwn)
  const [back] = await tx
    .select({ minor: sql`coalesce(sum(${refunds.amountMinor}), 0)`.mapWith(Number) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(isOwn, eq(refunds.state, 'done')))
  return { taken: taken?.minor ?? 0, back: back?.minor ?? 0 }
}

/** Pieces for which money had gone back before a refund was asked for. */
async function returnedBefore(
  { tx }: TransactionScope,
  { id, order }: CreditedRefund,
): Promise<ReturnedLines> {
  const rows = await tx
    .select({ lines: refunds.lines })
    .from(refunds)
    .where(and(eq(refunds.orderId, order), ne(refunds.state, 'failed'), sql`${refunds.id} < ${id}`))
  return rows.flatMap(({ lines }) => lines ?? [])
}

/** Pieces by the places of their lines; pieces of unknown lines are left out. */
const byPlace = ({ lines }: OrderRecord, pieces: ReturnedLines): CreditedPieces[] =>
  pieces.flatMap(({ id, quantity }) => {
    const place = (lines ?? []).findIndex(line => lineKey(line) === id)
    return place < 0 ? [] : [{ place, quantity }]
  })

/**
 * The credit note for a refund while the order is locked, without its number (INVOICE-6, INVOICE-11). Null where no amount of the invoice
 * goes back: a surplus goes back first, and a credit note whose refund failed counts for the next refund.
 */
export async function composeCredit(
  scope: TransactionScope,
  record: OrderRecord,
  refund: CreditedRefund,
  issuedOn: string,
): Promise<Omit<InvoiceContent, 'number'> | null> {
  const documents = (await documentsWithin(scope.tx, record.id)).map(({ content }) => content)
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  if (!invoice) throw new Error(`order ${record.id} has no invoice to correct`)
  const credits = documents.filter(({ kind }) => kind === 'credit-note')
  const credited = credits.reduce((sum, { gross }) => sum + gross, 0)
  const { taken, back } = await bookedOf(scope, record.id)
  const due = Math.min(back - Math.max(0, taken - invoice.gross), invoice.gross) - credited
  const gross = Math.min(refund.amountMinor, due)
  if (gross <= 0) return null
  const locale = localeOfOrder(record)
  const { number: _, ...content } = creditNote(invoice, credits, {
    number: '',
    issuedOn,
    gross,
    pieces: byPlace(record, refund.lines),
    before: byPlace(record, await returnedBefore(scope, refund)),
    method: refund.method,
    methodName: await paymentName(refund.method, locale),
    words: await documentWords(locale, invoice.seller.country),
  })
  return content
}
