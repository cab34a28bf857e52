import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { TransactionScope } from '@/server/ground/transaction'

/**
 * Keeps files as long as somebody needs them, in the caller's transaction; those that are gone stay gone, for what is made
 * of them stands in the design. In the order of their hashes, so that two orders of the same files cannot lock each other.
 * @param holder what needs them, such as `order:105871`
 */
export async function holdPictures(
  { tx }: Pick<TransactionScope, 'tx'>,
  hashes: readonly string[],
  holder: string,
): Promise<void> {
  for (const hash of [...new Set(hashes)].sort()) {
    // The row is locked by this change: nobody forgets it before the hold is there.
    const { rows } = await tx.execute(
      sql`update own_pictures set used_at = now() where hash = ${hash} returning hash`,
    )
    if (rows.length === 0) continue
    await tx.execute(
      sql`insert into own_picture_holds (hash, holder) values (${hash}, ${holder}) on conflict do nothing`,
    )
  }
}

/** Ends what a holder keeps; the files' own time begins. In the caller's transaction. */
export async function releasePictures({ tx }: Pick<TransactionScope, 'tx'>, holder: string): Promise<void> {
  await tx.execute(
    sql`with released as (delete from own_picture_holds where holder = ${holder} returning hash)
        update own_pictures set used_at = now() where hash in (select hash from released)`,
  )
}
