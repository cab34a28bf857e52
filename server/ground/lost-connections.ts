import 'server-only'
import type { Payload } from 'payload'

const noted = (error: Error) => console.error(`A connection to the database was lost: ${error.message}`)

/**
 * Lets the pool outlive its connections. A lost connection rejects its running query, and the pool opens another when it needs one. A loss
 * between two statements is an event that nobody handles otherwise, and it would end the process.
 */
export function outliveConnections({ db: { pool } }: Payload): void {
  pool.on('error', noted)
  pool.on('connect', client => client.on('error', noted))
}
