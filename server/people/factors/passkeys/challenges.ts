import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { shopPayload } from '@/server/ground/shop-payload'
import type { Holder } from '../holder'

/** How long a device may take, in minutes. */
const minutes = 5

/** Who is asked to sign something. */
type Whose = Pick<Holder, 'kind' | 'id'>

/** At a login the person is not known yet, only the door. */
export const anybody = (kind: Holder['kind']): Whose => ({ kind, id: 0 })

/** A random challenge to be signed once: by its holder, or by anybody at a login. */
export async function newChallenge({ kind, id }: Whose): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  const { drizzle } = (await shopPayload()).db
  await drizzle.execute(
    sql`insert into passkey_challenges (challenge, kind, holder, ends_at)
        values (${Buffer.from(bytes).toString('base64url')}, ${kind}, ${id}, now() + make_interval(mins => ${minutes}))`,
  )
  return bytes
}

/** Uses a challenge up; false where it belongs to somebody else, was used, or is over. */
export async function spendChallenge(challenge: string, { kind, id }: Whose): Promise<boolean> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`delete from passkey_challenges where challenge = ${challenge} and kind = ${kind} and holder = ${id}
          and ends_at > now() returning challenge`,
  )
  return rows.length > 0
}
