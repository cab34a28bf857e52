import 'server-only'
import { and, desc, eq, gte, lt, or, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { containsText } from '@/cms/like'
import { staffActs } from '@/cms/tables/staff-tools'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopClock } from '@/lib/people/company/hours'
import { shopPayload } from '../shop-payload'

/** Rows of a page of the journal. */
export const journalPage = 50

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .optional()
  .catch(undefined)
const word = z.string().trim().min(1).max(100).optional().catch(undefined)

/** The filter of the journal; an invalid value asks for everything. */
export const journalQuery = z.object({
  q: word,
  collection: word,
  subject: word,
  from: day,
  to: day,
  /** The acts before this one: the next page. */
  before: z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined),
})
export type JournalQuery = z.output<typeof journalQuery>
export type JournalRow = typeof staffActs.$inferSelect

function conditionsOf({ q, collection, subject, from, to, before }: JournalQuery) {
  const day = (text: string, more: number) =>
    sql`((${text}::date + ${more}::int)::timestamp at time zone ${shopClock})`
  return and(
    q
      ? or(
          containsText(staffActs.email, q),
          containsText(staffActs.subject, q),
          containsText(sql`${staffActs.fields}::text`, q),
        )
      : undefined,
    collection ? eq(staffActs.collection, collection) : undefined,
    subject ? eq(staffActs.subject, subject) : undefined,
    from ? gte(staffActs.at, day(from, 0)) : undefined,
    to ? lt(staffActs.at, day(to, 1)) : undefined,
    before ? lt(staffActs.id, before) : undefined,
  )
}

/** What the staff did, the newest first, and whether there is more; null for those who may not read it (STAFF-6). */
export async function readJournal(
  actor: Actor,
  query: JournalQuery,
): Promise<{ rows: JournalRow[]; more: boolean } | null> {
  if (!can(actor, 'journal.read')) return null
  const rows = await (await shopPayload()).db.drizzle
    .select()
    .from(staffActs)
    .where(conditionsOf(query))
    .orderBy(desc(staffActs.id))
    .limit(journalPage + 1)
  return { rows: rows.slice(0, journalPage), more: rows.length > journalPage }
}

/** The collections that have log entries. */
export async function journalCollections(): Promise<string[]> {
  const rows = await (await shopPayload()).db.drizzle
    .selectDistinct({ collection: staffActs.collection })
    .from(staffActs)
    .orderBy(staffActs.collection)
  return rows.map(({ collection }) => collection)
}
