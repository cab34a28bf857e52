import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** How long the files of a message are held, in days, and how long the message itself is kept, in years (PAGE-42). */
const kept = { fileDays: 90, messageYears: 3 } as const

/** Forgets messages by their age, and releases the files of those that are older or that a clerk has removed. */
export async function forgetMessages(payload: Payload): Promise<void> {
  await payload.db.drizzle.execute(
    sql`delete from messages where created_at < now() - make_interval(years => ${kept.messageYears})`,
  )
  await payload.db.drizzle.execute(
    sql`delete from own_picture_holds h where starts_with(h.holder, 'message:') and not exists (
          select 1 from messages m where h.holder = 'message:' || m.id
            and m.created_at > now() - make_interval(days => ${kept.fileDays}))`,
  )
}
