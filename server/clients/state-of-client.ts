import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { keyedHash } from '../sealed'
import { shopPayload } from '../shop-payload'

/**
 * By what a sealed or signed way in knows that an account is as it was when it was made: its address, its password, and whether the
 * address is proven. Null where there is no such account, or it was closed. Nobody without the shop's key learns anything from it.
 */
export async function stateOfClient(id: number): Promise<string | null> {
  const { rows } = await (await shopPayload()).db.drizzle.execute<Record<string, unknown>>(
    sql`select email, hash, coalesce(email_verified, false) as proven from clients
        where id = ${id} and closed is not true`,
  )
  const [row] = rows
  return row ? keyedHash('client-state', String(id), JSON.stringify([row.email, row.hash, row.proven])) : null
}
