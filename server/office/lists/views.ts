import 'server-only'
import { and, asc, eq, or, type SQL } from '@payloadcms/db-postgres/drizzle'
import { listViews } from '@/cms/tables/list-views'
import { type ListView, type ListViewRequest, viewLimits } from '@/lib/office/lists/views'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { wholeOrNothing } from '@/server/ground/undone'

/**
 * Keeps a list under a name, in place of its maker's earlier view of that name (STAFF-7). `views_full` beyond the limit of views for a
 * list.
 */
export async function keepView(
  actor: Actor,
  { collection, name, query, shared }: ListViewRequest,
): Promise<{ ok: true; view: number } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'back-office.enter')) return orderFailure('forbidden')
  const payload = await shopPayload()
  if (!payload.config.collections.some(({ slug }) => slug === collection)) return orderFailure('not_found')
  const { id: admin, email } = actor.staff
  return wholeOrNothing(async ({ tx }) => {
    const [made] = await tx
      .insert(listViews)
      .values({ collection, name, query, shared, admin, email })
      .onConflictDoUpdate({
        target: [listViews.collection, listViews.admin, listViews.name],
        set: { query, shared },
      })
      .returning({ view: listViews.id })
    if (!made) throw new Error('a row that was written has a number')
    const own = await tx.$count(
      listViews,
      and(eq(listViews.collection, collection), eq(listViews.admin, admin)),
    )
    return own > viewLimits.perList
      ? orderFailure('views_full', { left: viewLimits.perList })
      : { ok: true, ...made }
  })
}

/** Which views one of the staff may remove: his own, and an owner those that are shared too. */
const removable = (admin: number, isOwner: boolean): SQL | undefined =>
  or(eq(listViews.admin, admin), ...(isOwner ? [eq(listViews.shared, true)] : []))

/** Removes a kept list. */
export async function removeView(actor: Actor, { id }: { id: number }): Promise<{ ok: true } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'back-office.enter')) return orderFailure('forbidden')
  const { drizzle } = (await shopPayload()).db
  const gone = await drizzle
    .delete(listViews)
    .where(and(eq(listViews.id, id), removable(actor.staff.id, can(actor, 'staff.manage'))))
    .returning({ id: listViews.id })
  return gone.length > 0 ? { ok: true } : orderFailure('not_found')
}

/** The views of a list that one of the staff sees: his own and those that are shared, by name. */
export async function readViews(actor: Actor, collection: string): Promise<ListView[]> {
  if (actor.kind !== 'staff' || !can(actor, 'back-office.enter')) return []
  const { id: admin } = actor.staff
  const { drizzle } = (await shopPayload()).db
  const rows = await drizzle
    .select()
    .from(listViews)
    .where(
      and(eq(listViews.collection, collection), or(eq(listViews.admin, admin), eq(listViews.shared, true))),
    )
    .orderBy(asc(listViews.name), asc(listViews.id))
  const isOwner = can(actor, 'staff.manage')
  return rows.map(({ id, name, query, shared, admin: by, email }) => ({
    id,
    name,
    query,
    shared,
    email,
    removable: by === admin || isOwner,
  }))
}
