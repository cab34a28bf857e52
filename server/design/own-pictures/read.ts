import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopPayload } from '@/server/ground/shop-payload'

interface Row {
  [column: string]: unknown
  bytes: Uint8Array
  kind: string
}

/** A kept file, and what it is by its content. */
export type KeptFile = Pick<Row, 'bytes' | 'kind'>

/** The file of a hash for the browser that sent it; null for everybody else. Its time begins again. */
async function readOwn(hash: string, owner: string): Promise<KeptFile | null> {
  const payload = await shopPayload()
  const { rows } = await payload.db.drizzle.execute<Row>(
    sql`update own_pictures p set used_at = now() from own_picture_owners o
        where p.hash = ${hash} and o.hash = p.hash and o.owner = ${owner} returning p.bytes, p.kind`,
  )
  return rows[0] ?? null
}

/** The file of a hash that an order or a message holds, for those who handle it. */
async function readHeld(hash: string, by: 'order' | 'message'): Promise<KeptFile | null> {
  const payload = await shopPayload()
  const { rows } = await payload.db.drizzle.execute<Row>(
    sql`select p.bytes, p.kind from own_pictures p where p.hash = ${hash}
          and exists (select 1 from own_picture_holds h where h.hash = p.hash and starts_with(h.holder, ${`${by}:`}))`,
  )
  return rows[0] ?? null
}

/**
 * The file of an own picture: for the browser that sent it, for those who make orders once it is ordered, and for those who answer a
 * message with it. Who may not read it does not see whether it exists.
 */
export async function readPicture(
  hash: string,
  owner: string | null,
  actor: Actor,
): Promise<KeptFile | null> {
  const own = owner === null ? null : await readOwn(hash, owner)
  if (own) return own
  const ordered = can(actor, 'order.production-files') ? await readHeld(hash, 'order') : null
  if (ordered) return ordered
  return can(actor, 'message.read') ? readHeld(hash, 'message') : null
}
