import 'server-only'
import { randomBytes, randomInt } from 'node:crypto'
import { asc, desc, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { quotationEvents, quotations, quotationVersions } from '@/cms/tables/quotations'
import { quotationNumbers } from '@/lib/orders/quotations/numbers'
import type { QuotationState } from '@/lib/orders/quotations/states'
import type { TransactionScope } from '@/server/ground/transaction'
import { authorOf, type Mover } from '@/server/orders/move-order'

export type QuotationRow = typeof quotations.$inferSelect
export type VersionRow = typeof quotationVersions.$inferSelect
export type EventRow = typeof quotationEvents.$inferSelect

/** The connection that reads: the database itself, or a transaction. */
export type Reader = Payload['db']['drizzle'] | TransactionScope['tx']

/** A quotation as it is stored; null where there is none. */
export async function findQuotation(db: Reader, id: number): Promise<QuotationRow | null> {
  const [row] = await db.select().from(quotations).where(eq(quotations.id, id)).limit(1)
  return row ?? null
}

/** The same, locked against every other change until the transaction ends. */
export async function holdQuotation({ tx }: TransactionScope, id: number): Promise<QuotationRow | null> {
  const [row] = await tx.select().from(quotations).where(eq(quotations.id, id)).limit(1).for('update')
  return row ?? null
}

/** The versions that were sent, the oldest first. */
export const versionsOf = (db: Reader, id: number): Promise<VersionRow[]> =>
  db
    .select()
    .from(quotationVersions)
    .where(eq(quotationVersions.quotationId, id))
    .orderBy(asc(quotationVersions.version))

/** The version that was sent last; null where none was. */
export async function newestVersion(db: Reader, id: number): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(quotationVersions)
    .where(eq(quotationVersions.quotationId, id))
    .orderBy(desc(quotationVersions.version))
    .limit(1)
  return row ?? null
}

/** The events of a quotation, the oldest first. */
export const eventsOf = (db: Reader, id: number): Promise<EventRow[]> =>
  db
    .select()
    .from(quotationEvents)
    .where(eq(quotationEvents.quotationId, id))
    .orderBy(asc(quotationEvents.id))

/** Stores a new quotation in the caller's transaction and returns its number, which is random. */
export async function insertQuotation(
  { tx }: TransactionScope,
  row: Omit<typeof quotations.$inferInsert, 'id' | 'authNonce'>,
): Promise<number> {
  const authNonce = randomBytes(16).toString('base64url')
  for (let tries = 0; tries < 8; tries += 1) {
    const id = randomInt(quotationNumbers.first, quotationNumbers.last + 1)
    const made = await tx
      .insert(quotations)
      .values({ ...row, id, authNonce })
      .onConflictDoNothing()
      .returning({ id: quotations.id })
    if (made.length > 0) return id
  }
  throw new Error('no number was free for a quotation')
}

interface Step {
  to: QuotationState
  actor: Mover
  /** The message with it. */
  text?: string
  data?: Record<string, unknown>
  /** What else of the row changes with it. */
  change?: Partial<typeof quotations.$inferInsert>
}

/**
 * Changes a held quotation's state with its event, in the caller's transaction: the only function that changes it. The caller checks before
 * whether it may.
 */
export async function stepQuotation(
  { tx }: TransactionScope,
  row: QuotationRow,
  { to, actor, text = '', data, change }: Step,
): Promise<void> {
  const author = authorOf(actor)
  const set = { ...change, state: to, revision: row.revision + 1, updatedAt: new Date() }
  await tx.update(quotations).set(set).where(eq(quotations.id, row.id))
  const said = author.data || data ? { ...data, ...author.data } : null
  await tx.insert(quotationEvents).values({
    quotationId: row.id,
    from: row.state,
    to,
    actor: author.actor,
    version: change?.version ?? row.version,
    text,
    data: said,
  })
}
