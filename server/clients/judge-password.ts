import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { shopPayload } from '../shop-payload'
import { isPassword, type KeptPassword } from './password'

interface Row extends KeptPassword {
  [column: string]: unknown
}

/** The password that is kept of a client; null where there is none. */
async function keptPassword(client: number): Promise<KeptPassword | null> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute<Row>(
    sql`select hash, salt from clients where id = ${client} and hash is not null and salt is not null`,
  )
  return rows[0] ?? null
}

/** Whether an account has a password: one that was made by a social login has none until its client sets one. */
export const hasPassword = async (client: number): Promise<boolean> => (await keptPassword(client)) !== null

/** Whether a password is the one of a client who is logged in. */
export const judgePassword = async (client: number, password: string): Promise<boolean> =>
  isPassword(password, await keptPassword(client))
