import 'server-only'
import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

type Transaction = Parameters<Parameters<PostgresAdapter['drizzle']['transaction']>[0]>[0]

/** What runs inside a transaction: `req` for the Local API, `tx` for SQL. Both use the one connection. */
export interface TransactionScope {
  req: Partial<PayloadRequest>
  tx: Transaction
  /** Something to do after the commit; nobody waits for it, and it is not done where the commit fails. */
  afterCommit(work: () => void): void
}

/**
 * Runs `work` in one database transaction and resolves only once PostgreSQL has committed it.
 *
 * Payload's own `commitTransaction` ignores a failed commit, and Payload writes outside of the transaction after an
 * operation has rolled it back: an order could be acknowledged and not be there. Here both throw.
 */
export async function inTransaction<T>(
  payload: Payload,
  work: (scope: TransactionScope) => Promise<T>,
): Promise<T> {
  payload.db.sessions ??= {}
  const { drizzle, sessions } = payload.db
  const id = randomUUID()
  const afterwards: (() => void)[] = []
  const result = await drizzle.transaction(async tx => {
    const forget = async () => {
      delete sessions[id]
    }
    sessions[id] = { db: tx, resolve: forget, reject: forget }
    try {
      const done = await work({
        req: { transactionID: id },
        tx,
        afterCommit: later => afterwards.push(later),
      })
      if (!sessions[id]) throw new Error('the transaction was ended by an operation inside it')
      return done
    } finally {
      delete sessions[id]
    }
  })
  for (const later of afterwards) later()
  return result
}

/**
 * The transaction that Payload has opened for a request of the panel. Payload does not report its commit: the workers find added jobs when
 * they look the next time.
 */
export async function scopeOfRequest(req: PayloadRequest): Promise<TransactionScope> {
  const id = await req.transactionID
  const session = id === undefined ? undefined : req.payload.db.sessions?.[id]
  if (!session) throw new Error('the request has no transaction')
  return { req, tx: session.db as Transaction, afterCommit: () => undefined }
}
