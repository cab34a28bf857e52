import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { shopPayload } from '@/server/ground/shop-payload'
import { isPassword, type KeptPassword } from './password'

interface Row extends KeptPassword {
  [column: string]: unknown
}

/** One who has an account: a client, or one of the staff. */
interface Whose {
  kind: 'client' | 'staff'
  id: number
}

const tables: Record<Whose['kind'], SQL> = { client: sql`clients`, staff: sql`admins` }

/** The stored password hash of somebody; null where there is none. */
async function keptPassword({ kind, id }: Whose): Promise<KeptPassword | null> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute<Row>(
    sql`select hash, salt from ${tables[kind]} where id = ${id} and hash is not null and salt is not null`,
  )
  return rows[0] ?? null
}

/** Whether an account has a password: one that was made by a social login has none until its client sets one. */
export const hasPassword = async (whose: Whose): Promise<boolean> => (await keptPassword(whose)) !== null

/** Whether a password is the one of somebody who is logged in. */
export const judgePassword = async (whose: Whose, password: string): Promise<boolean> =>
  isPassword(password, await keptPassword(whose))
