import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { TransactionScope } from '@/server/ground/transaction'

/**
 * Keeps files as long as somebody needs them, in the caller's transaction; deleted files stay deleted, because the design holds what is
 * made of them. In the order of their hashes, so that two orders of the same files cannot cause a deadlock.
 * @param holder what needs them, such as `order:105871`
 */
export async function holdPictures(
  { tx }: Pick<TransactionScope, 'tx'>,
  hashes: readonly string[],
  holder: string,
): Promise<void> {
  for (const hash of [...new Set(hashes)].sort()) {
    // This change locks the row, so that the file is not deleted before the hold exists.
    const { rows } = await tx.execute(
      sql`update own_pictures set used_at = now() where hash = ${hash} returning hash`,
    )
    if (rows.length === 0) continue
    await tx.execute(
      sql`insert into own_picture_holds (hash, holder) values (${hash}, ${holder}) on conflict do nothing`,
    )
  }
}

/** Ends the holds of a holder; the files' own time begins. In the caller's transaction. */
export async function releasePictures({ tx }: Pick<TransactionScope, 'tx'>, holder: string): Promise<void> {
  await tx.execute(
    sql`with released as (delete from own_picture_holds where holder = ${holder} returning hash)
        update own_pictures set used_at = now() where hash in (select hash from released)`,
  )
}
