import 'server-only'
import type { Payload } from 'payload'

const noted = (error: Error) => console.error(`A connection to the database was lost: ${error.message}`)

/**
 * Lets the pool outlive its connections. One that is lost ends what was asked on it, which rejects, and is replaced by the
 * next that is needed; that it was lost in a pause between two statements nobody waits for, and it would end the process.
 */
export function outliveConnections({ db: { pool } }: Payload): void {
  pool.on('error', noted)
  pool.on('connect', client => client.on('error', noted))
}
