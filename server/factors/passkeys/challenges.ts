import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { shopPayload } from '../../shop-payload'

/** How long a device may take, in minutes. */
const minutes = 5
/** A login is anybody's. */
export const anybody = 0

/** Something random to be signed, once: by a client, or by anybody at a login. */
export async function newChallenge(client: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  const { drizzle } = (await shopPayload()).db
  await drizzle.execute(
    sql`insert into passkey_challenges (challenge, client, ends_at)
        values (${Buffer.from(bytes).toString('base64url')}, ${client}, now() + make_interval(mins => ${minutes}))`,
  )
  return bytes
}

/** Uses a challenge up; false where it was not asked of this client, was used, or is over. */
export async function spendChallenge(challenge: string, client: number): Promise<boolean> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`delete from passkey_challenges where challenge = ${challenge} and client = ${client} and ends_at > now()
        returning challenge`,
  )
  return rows.length > 0
}
