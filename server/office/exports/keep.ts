import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { and, desc, eq, gt, isNull, lt } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { exportFiles } from '@/cms/tables/exports'
import { missingDatev } from '@/lib/office/exports/accounts'
import { isOneYear } from '@/lib/office/exports/business-year'
import { type ExportKind, type ExportRequest, exportDays } from '@/lib/office/exports/kinds'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { addJobs } from '@/server/ground/jobs/queue'
import { noteAct } from '@/server/ground/journal/acts'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { readAccounting } from './accounting'
import { missingRates } from './ledger'
import { writeExport } from './written'

/** Files of the books, which need the rates of sales in other currencies. */
const ofBooks: readonly ExportKind[] = ['entries', 'fec', 'datev']
/** Files that cover exactly one business year. */
const ofOneYear: readonly ExportKind[] = ['fec', 'datev']

/** Why no file can be made of the books of a span; null where one can. Stores nothing: the job that writes the file numbers. */
async function refusalOf(payload: Payload, { kind, from, to }: ExportRequest): Promise<OrderFailure | null> {
  const accounting = await readAccounting(payload)
  if (kind === 'datev' && missingDatev(accounting).length > 0) return orderFailure('accounting_missing')
  if (ofOneYear.includes(kind) && !isOneYear({ from, to }, accounting.yearBegins))
    return orderFailure('two_business_years')
  if (!ofBooks.includes(kind)) return null
  const missing = await missingRates(payload.db.drizzle, { from, to })
  return missing.length > 0 ? orderFailure('rate_missing', { missing }) : null
}

/**
 * Asks for a file; the job that writes it is there once this is (EXPORT-2). `accounting_missing` where DATEV needs a number that is not
 * set, `two_business_years` where the span covers two (EXPORT-8), `rate_missing` with all missing rates where amounts in another currency
 * have none (BOOKS-3).
 */
export async function askExport(
  actor: Actor,
  { kind, from, to }: ExportRequest,
): Promise<{ ok: true; id: number } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'export.make')) return orderFailure('forbidden')
  const { staff } = actor
  const payload = await shopPayload()
  const refusal = await refusalOf(payload, { kind, from, to })
  if (refusal) return refusal
  return inTransaction(payload, async scope => {
    const [made] = await scope.tx
      .insert(exportFiles)
      .values({ kind, fromDay: from, toDay: to, code: randomBytes(32).toString('hex'), email: staff.email })
      .returning({ id: exportFiles.id })
    if (!made) throw new Error('a row that was inserted has a number')
    await addJobs(scope, [{ name: 'export', data: { export: made.id } }])
    await noteAct(scope, staff, {
      collection: 'exports',
      subject: `${kind} ${from} ${to}`,
      what: 'made',
      fields: [],
    })
    return { ok: true as const, id: made.id }
  })
}

/** Writes the file of an export that has none yet; answers how many rows it has. */
export async function makeExport(payload: Payload, id: number): Promise<number | null> {
  const waiting = and(eq(exportFiles.id, id), isNull(exportFiles.readyAt))
  const [asked] = await payload.db.drizzle
    .select({ kind: exportFiles.kind, from: exportFiles.fromDay, to: exportFiles.toDay })
    .from(exportFiles)
    .where(waiting)
  if (!asked) return null
  const written = await writeExport(payload, asked.kind, asked)
  await payload.db.drizzle
    .update(exportFiles)
    .set({ ...written, readyAt: new Date(), endsAt: sql`now() + make_interval(days => ${exportDays})` })
    .where(waiting)
  return written.rows
}

const listed = {
  id: exportFiles.id,
  kind: exportFiles.kind,
  fromDay: exportFiles.fromDay,
  toDay: exportFiles.toDay,
  code: exportFiles.code,
  email: exportFiles.email,
  createdAt: exportFiles.createdAt,
  readyAt: exportFiles.readyAt,
  endsAt: exportFiles.endsAt,
  name: exportFiles.name,
  rows: exportFiles.rows,
}

/** The latest files without their bodies, the newest first; null for actors who may not make any. */
export async function listExports(actor: Actor) {
  if (!can(actor, 'export.make')) return null
  const { drizzle } = (await shopPayload()).db
  return drizzle.select(listed).from(exportFiles).orderBy(desc(exportFiles.id)).limit(100)
}

/** The file behind a link; null where there is none, or not any more. */
export async function exportOfCode(code: string) {
  const { drizzle } = (await shopPayload()).db
  const [found] = await drizzle
    .select({ name: exportFiles.name, type: exportFiles.type, body: exportFiles.body })
    .from(exportFiles)
    .where(and(eq(exportFiles.code, code), gt(exportFiles.endsAt, sql`now()`)))
  const { name, type, body } = found ?? {}
  return name && type && body ? { name, type, body } : null
}

/** Forgets files whose link has ended; answers how many. */
export async function forgetExports(payload: Payload): Promise<number> {
  const gone = await payload.db.drizzle
    .delete(exportFiles)
    .where(lt(exportFiles.endsAt, sql`now()`))
    .returning({ id: exportFiles.id })
  return gone.length
}
