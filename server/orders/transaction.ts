import 'server-only'
import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'

type Transaction = Parameters<Parameters<PostgresAdapter['drizzle']['transaction']>[0]>[0]

/** What runs inside a transaction: `req` for the Local API, `tx` for SQL. Both use the one connection. */
export interface TransactionScope {
  req: Partial<PayloadRequest>
  tx: Transaction
}

/**
 * Runs `work` in one database transaction and resolves only once PostgreSQL has committed it.
 *
 * Payload's own `commitTransaction` swallows a commit that fails, and writes outside of the transaction once an
 * operation has rolled it back: an order could be acknowledged and not be there. Here both throw.
 */
export async function inTransaction<T>(
  payload: Payload,
  work: (scope: TransactionScope) => Promise<T>,
): Promise<T> {
  payload.db.sessions ??= {}
  const { drizzle, sessions } = payload.db
  const id = randomUUID()
  return drizzle.transaction(async tx => {
    const forget = async () => {
      delete sessions[id]
    }
    sessions[id] = { db: tx, resolve: forget, reject: forget }
    try {
      const result = await work({ req: { transactionID: id }, tx })
      if (!sessions[id]) throw new Error('the transaction was ended by an operation inside it')
      return result
    } finally {
      delete sessions[id]
    }
  })
}
