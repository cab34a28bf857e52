import { createHash } from 'node:crypto'
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { quietContext } from '../hooks'

/** What is remembered of one thing that the seed has delivered, under a key that never changes. */
export interface SeedRecord {
  id: number
  key: string
  /** Hash of what the seed delivered last. */
  hash: string
  /** Hash of what the database held after that; another value means that a clerk has changed it. */
  stamp?: string | null
  /** The document's number; null where none was made. */
  doc?: number | null
}

export interface SeedReport {
  created: number
  updated: number
  /** Keys that are newer in the seed, but that a clerk has changed, removed or made otherwise: the clerk's state stays. */
  kept: string[]
  unchanged: number
}

/** A value in canonical form: the database returns fields in another order, and null for missing ones. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value ?? null
  const entries = Object.entries(value).filter(([, own]) => own !== null && own !== undefined)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => [name, canonical(own)]),
  )
}

/** A hash of plain data, whatever the order of its fields. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)))
    .digest('hex')

export async function inTransaction(payload: Payload, work: (req: PayloadRequest) => Promise<void>) {
  const transactionID = (await payload.db.beginTransaction()) ?? undefined
  const req = await createLocalReq({ context: quietContext, req: { transactionID } }, payload)
  try {
    await work(req)
    if (transactionID) await payload.db.commitTransaction(transactionID)
  } catch (error) {
    if (transactionID) await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

/** PostgreSQL's codes: something of this name is there already; what is pointed to is not. */
const conflictCodes: readonly unknown[] = ['23505', '23503']

/** Whether the database has refused a document because of other rows. Payload reports some of that with its own errors. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'ValidationError') return true
  return ('code' in error && conflictCodes.includes(error.code)) || isConflict(error.cause)
}

/** Key of the lock under which seeds are imported: any number that nothing else here locks. */
const lockKey = 4_913_001

/** Runs `work` while no other process of this shop imports its seed. */
export async function alone<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const client = await payload.db.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    return await work()
  } finally {
    // The lock ends with its connection, in every case.
    client.release(true)
  }
}

/** Numbers of the documents of a collection that are there. */
export async function presentIds(
  payload: Payload,
  collection: CollectionSlug,
): Promise<ReadonlySet<unknown>> {
  const { docs } = await payload.find({
    collection,
    pagination: false,
    overrideAccess: true,
    depth: 0,
    select: {},
  })
  return new Set(docs.map(({ id }) => id))
}
