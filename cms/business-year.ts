import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf } from './transaction'

/**
 * Whether the books have numbers of business years that begin in another month than the one given. Their numbers count within those years
 * for good (BOOKS-2): other years would have numbers twice, or gaps.
 */
export async function hasOtherYears(req: PayloadRequest, month: number): Promise<boolean> {
  const { rows } = await (await databaseOf(req)).execute(
    sql`select id from ledger_entries where substr(year, 6, 2)::int <> ${month} limit 1`,
  )
  return rows.length > 0
}
