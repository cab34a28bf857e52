import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopClock } from '@/lib/people/company/hours'
import { noteAct } from '@/server/ground/journal/acts'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction } from '@/server/ground/transaction'
import { findClient } from './client-record'
import { bookYears, cameToNothing, erasePerson } from './erase-person'
import { notify } from './notify'
import type { Visit } from './visit'

const planRow = z.object({
  sessions: z.number(),
  designs: z.number(),
  carts: z.number(),
  requests: z.number(),
  notes: z.number(),
  points: z.number(),
  /** Orders that came to nothing: only their sums stay. */
  blanked: z.number(),
  /** Orders that the books need, how many of them are still to be paid, made or sent, and the year of the last one. */
  orders: z.number(),
  open: z.number(),
  lastYear: z.number().nullable(),
})

/** What an erasure deletes and what it keeps (PEOPLE-32). */
export type ErasurePlan = z.infer<typeof planRow> & {
  /** Whether texts under the address without the account are deleted too. */
  proven: boolean
  /** The last year in which the books need his orders; null where there are none. */
  until: number | null
}

/** What an erasure would delete and keep; null where there is no such client, or the actor may not erase clients. */
export async function planErasure(actor: Actor, client: number): Promise<ErasurePlan | null> {
  if (!can(actor, 'client.close', { client })) return null
  const record = await findClient(client)
  if (!record) return null
  const of = (table: string) =>
    sql`(select count(*)::int from ${sql.identifier(table)} where client = ${client})`
  const { rows } = await (await shopPayload()).db.drizzle.execute(sql`
    with own as (select o.status::text as status, o.created_at, ${cameToNothing} as nothing from orders o where o.client_id = ${client})
    select ${of('client_sessions')} as sessions, ${of('saved_carts')} as carts, ${of('client_notes')} as notes,
      (select count(*)::int from designs where client_id = ${client}) as designs,
      (select count(*)::int from quotations where client = ${client} and order_id is null) as requests,
      (select coalesce(loyalty_points, 0)::int from clients where id = ${client}) as points,
      (select count(*)::int from own where nothing) as blanked,
      (select count(*)::int from own where not nothing) as orders,
      (select count(*)::int from own where status in ('cart', 'awaiting-payment', 'paid', 'in-production')) as open,
      (select max(extract(year from created_at at time zone ${shopClock}))::int from own where not nothing) as "lastYear"`)
  const row = planRow.parse(rows[0])
  return {
    ...row,
    proven: record.emailVerified ?? false,
    until: row.lastYear === null ? null : row.lastYear + bookYears,
  }
}

/**
 * Erases a client's person at his wish, by a permitted actor (PEOPLE-32): as when a client closes his account himself, with a mail to the
 * address that he had. The journal keeps that it was done, by whom and to which number, but not who the client was.
 * @param email the address of the account, as it was typed
 */
export async function eraseClient(
  actor: Actor,
  { client, email, visit }: { client: number; email: string; visit: Visit },
): Promise<{ ok: true } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'client.close', { client })) return orderFailure('forbidden')
  const record = await findClient(client)
  if (!record) return orderFailure('not_found')
  if (record.email.toLowerCase() !== email) return orderFailure('erasure_unconfirmed')
  const erased = await inTransaction(await shopPayload(), async scope => {
    if (!(await erasePerson(scope, record))) return false
    await noteAct(scope, actor.staff, {
      collection: 'clients',
      subject: String(client),
      what: 'erased',
      fields: [],
    })
    return true
  })
  if (!erased) return orderFailure('not_found')
  await notify(record, 'closed', { ...visit, device: '' })
  return { ok: true }
}
