import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { readSettings } from '@/server/ground/env'

/** Where staff need a second factor, ends the panel's sessions of those who have none: they came in before it was asked. */
export async function endOpenStaff({ db }: Payload): Promise<void> {
  if (readSettings().STAFF_SECOND_FACTOR !== 'required') return
  await db.drizzle.execute(sql`
    delete from admins_sessions where _parent_id not in
      (select holder from second_factors where kind = 'staff' and confirmed_at is not null)`)
}
