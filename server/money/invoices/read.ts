import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type InvoiceContent, invoiceContentSchema } from '@/lib/money/invoice/content'
import { runTask } from '@/server/ground/threads/pool'
import type { Statements } from './numbers'

export interface StoredInvoice {
  number: string
  kind: InvoiceContent['kind']
  content: InvoiceContent
}

const stored = (row: Record<string, unknown>): StoredInvoice => {
  const content = invoiceContentSchema.parse(row.content)
  return { number: content.number, kind: content.kind, content }
}

/** The documents of an order as a transaction sees them, in the order in which they were issued. */
export async function documentsWithin(tx: Statements, order: number): Promise<StoredInvoice[]> {
  const { rows } = await tx.execute(sql`select content from invoices where order_id = ${order} order by id`)
  return rows.map(stored)
}

/** The documents of an order in the order in which they were issued: its invoice, then its credit notes. */
export const documentsOf = (payload: Payload, order: number): Promise<StoredInvoice[]> =>
  documentsWithin(payload.db.drizzle, order)

/** The invoice of an order; null before it is issued. */
export async function findInvoice(payload: Payload, order: number): Promise<StoredInvoice | null> {
  const documents = await documentsOf(payload, order)
  return documents.find(({ kind }) => kind === 'invoice') ?? null
}

/** The file of a document, made of what is frozen; always the same bytes. */
export const invoiceFile = async ({ number, content }: StoredInvoice) => ({
  name: `${number}.pdf`,
  bytes: await runTask('makeInvoice', content),
})
