import 'server-only'
import { desc, eq } from '@payloadcms/db-postgres/drizzle'
import { clientNotes } from '@/cms/tables/client-notes'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { findClient } from './client-record'

export type ClientNote = typeof clientNotes.$inferSelect

/** The notes about a client, the latest first. */
export const readClientNotes = async (client: number): Promise<ClientNote[]> =>
  (await shopPayload()).db.drizzle
    .select()
    .from(clientNotes)
    .where(eq(clientNotes.client, client))
    .orderBy(desc(clientNotes.id))

/** Writes a note about a client for the other staff (PEOPLE-30). Notes are not deleted: a later note corrects an earlier one. */
export async function writeClientNote(
  actor: Actor,
  { client, text }: { client: number; text: string },
): Promise<{ ok: true; note: ClientNote } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'client.note')) return orderFailure('forbidden')
  if (!(await findClient(client))) return orderFailure('not_found')
  const { id: admin, email: author } = actor.staff
  const { drizzle } = (await shopPayload()).db
  const [note] = await drizzle.insert(clientNotes).values({ client, admin, author, text }).returning()
  if (!note) throw new Error(`the note on client ${client} was not written`)
  return { ok: true, note }
}
