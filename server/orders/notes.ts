import 'server-only'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { orderNotes } from '@/cms/tables/order-work'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { findRecord } from './find-record'

export type OrderNote = typeof orderNotes.$inferSelect

/** The notes of an order, the latest first. */
export const readNotes = async (payload: Payload, order: number): Promise<OrderNote[]> =>
  (
    await payload.db.drizzle
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.orderId, order))
      .orderBy(orderNotes.id)
  ).reverse()

/** Writes a note about an order for the other staff (ORDER-37). */
export async function writeNote(
  actor: Actor,
  { order, text }: { order: number; text: string },
): Promise<{ ok: true; note: OrderNote } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'order.note')) return orderFailure('forbidden')
  if (!(await findRecord(order))) return orderFailure('not_found')
  const { id: admin, email: author } = actor.staff
  const { drizzle } = (await shopPayload()).db
  const [note] = await drizzle.insert(orderNotes).values({ orderId: order, admin, author, text }).returning()
  if (!note) throw new Error(`the note on order ${order} was not written`)
  return { ok: true, note }
}

/** Takes a note back: only its author may; for everybody else the answer is `not_found`. */
export async function deleteNote(
  actor: Actor,
  { order, note }: { order: number; note: number },
): Promise<{ ok: true } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'order.note')) return orderFailure('forbidden')
  const { drizzle } = (await shopPayload()).db
  const deleted = await drizzle
    .delete(orderNotes)
    .where(and(eq(orderNotes.id, note), eq(orderNotes.orderId, order), eq(orderNotes.admin, actor.staff.id)))
    .returning({ id: orderNotes.id })
  return deleted.length > 0 ? { ok: true } : orderFailure('not_found')
}
