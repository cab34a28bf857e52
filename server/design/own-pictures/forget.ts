import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** How long a file that nothing holds is kept after its last use, in days (DESIGN-30). */
const keptDays = 90

/** Deletes the files that nothing holds and nobody used for 90 days; returns how many. */
export async function forgetPictures(payload: Payload): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(
    sql`delete from own_pictures p
        where p.used_at < now() - make_interval(days => ${keptDays})
          and not exists (select 1 from own_picture_holds h where h.hash = p.hash)
        returning p.hash`,
  )
  return rows.length
}
