import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { type SharedLink, sharedDays } from '@/lib/doors/contract/shared-designs'
import { releasePictures } from '@/server/design/own-pictures/hold'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { holderOf } from './holder'

interface Row {
  [column: string]: unknown
  code: string
  name: string
  created: Date | string
  ends: Date | string
}

const moment = (value: Date | string) => new Date(value).toISOString()

/** The links that a browser has made and that still live, the newest first. */
export async function ownLinks(owner: string): Promise<SharedLink[]> {
  const payload = await shopPayload()
  const { rows } = await payload.db.drizzle.execute<Row>(
    sql`select code, name, created_at as created, used_at + make_interval(days => ${sharedDays}) as ends
        from shared_designs
        where owner = ${owner} and used_at > now() - make_interval(days => ${sharedDays})
        order by created_at desc, code`,
  )
  return rows.map(({ code, name, created, ends }) => ({
    code,
    name,
    createdAt: moment(created),
    endsAt: moment(ends),
  }))
}

/** Ends a link for good, where this browser has made it; false where it has not. */
export async function endLink(owner: string, code: string): Promise<boolean> {
  const payload = await shopPayload()
  return inTransaction(payload, async ({ tx }) => {
    const { rows } = await tx.execute(
      sql`delete from shared_designs where code = ${code} and owner = ${owner} returning code`,
    )
    if (rows.length === 0) return false
    await releasePictures({ tx }, holderOf(code))
    return true
  })
}
