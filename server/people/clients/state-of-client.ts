import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { keyedHash } from '@/server/ground/sealed'
import { shopPayload } from '@/server/ground/shop-payload'
import type { TransactionScope } from '@/server/ground/transaction'

/** The fields of an account that its state depends on. */
export interface StateRow {
  [column: string]: unknown
  email: string
  hash: string | null
  proven: boolean
}

/**
 * Shows a sealed or signed way in, or a login in progress, that the account has not changed since: a hash of its address, its password, and
 * whether the address is proven. Without the shop's key it reveals nothing.
 */
export const stateOf = (id: number, { email, hash, proven }: StateRow): string =>
  keyedHash('client-state', String(id), JSON.stringify([email, hash, proven]))

const ofClient = (id: number) =>
  sql`select email, hash, coalesce(email_verified, false) as proven from clients where id = ${id} and closed is not true`

/** The state of an account; null where there is none, or it was closed. */
export async function stateOfClient(id: number): Promise<string | null> {
  const { rows } = await (await shopPayload()).db.drizzle.execute<StateRow>(ofClient(id))
  return rows[0] ? stateOf(id, rows[0]) : null
}

/** The same, locked until the transaction ends. */
export async function holdState({ tx }: Pick<TransactionScope, 'tx'>, id: number): Promise<string | null> {
  const { rows } = await tx.execute<StateRow>(sql`${ofClient(id)} for no key update`)
  return rows[0] ? stateOf(id, rows[0]) : null
}
