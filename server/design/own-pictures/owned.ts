import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { shopPayload } from '@/server/ground/shop-payload'

interface Row {
  [column: string]: unknown
  hash: string
}

/** Which of these files a browser has sent, and the shop still keeps. */
export async function ownedOf(hashes: readonly string[], owner: string): Promise<ReadonlySet<string>> {
  const payload = await shopPayload()
  const wanted = sql.join(
    [...new Set(hashes)].map(hash => sql`${hash}`),
    sql`, `,
  )
  const { rows } = await payload.db.drizzle.execute<Row>(
    sql`select hash from own_picture_owners where owner = ${owner} and hash in (${wanted})`,
  )
  return new Set(rows.map(({ hash }) => hash))
}
