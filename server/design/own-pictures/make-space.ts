import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { readSettings } from '@/server/ground/env'
import type { TransactionScope } from '@/server/ground/transaction'

/** Any number that no other lock of the shop has. */
const lock = 7_301_144

/** The size of all files that no order holds. */
const taken = sql`(select coalesce(sum(a.size), 0) from own_pictures a where not exists (
  select 1 from own_picture_holds h where h.hash = a.hash and starts_with(h.holder, 'order:')))`

/**
 * Makes space for a file in `OWN_PICTURES_MAX_MB`: files that nothing holds are removed, the one that was used longest ago first, before
 * anybody is refused (DESIGN-40). False where even all of them would not be enough; then none is removed. In the transaction that stores
 * the file.
 */
export async function makeSpace({ tx }: Pick<TransactionScope, 'tx'>, size: number): Promise<boolean> {
  const most = readSettings().OWN_PICTURES_MAX_MB * 1_000_000
  const overBy = async (): Promise<number> => {
    const { rows } = await tx.execute<{ [column: string]: unknown; bytes: string }>(
      sql`select ${taken} as bytes`,
    )
    return Number(rows[0]?.bytes ?? 0) + size - most
  }
  if ((await overBy()) <= 0) return true
  // Two at once would both count the same deleted files.
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
  const needed = await overBy()
  if (needed <= 0) return true
  // A file that is held or used meanwhile has a newer time of use by then, and stays.
  const { rows } = await tx.execute(
    sql`with unheld as (
          select p.hash, p.used_at, sum(p.size) over (order by p.used_at, p.hash) - p.size as before,
            sum(p.size) over () as freed
          from own_pictures p where not exists (select 1 from own_picture_holds h where h.hash = p.hash))
        delete from own_pictures p using unheld u
        where p.hash = u.hash and p.used_at = u.used_at and u.before < ${needed} and u.freed >= ${needed}
        returning p.hash`,
  )
  return rows.length > 0
}
