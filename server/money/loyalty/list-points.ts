import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { pointsAnswer } from '@/lib/doors/contract/points'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { shopPayload } from '@/server/ground/shop-payload'

/** How many entries are shown. */
const shown = 100

const row = z.object({
  id: z.number(),
  order: z.number().nullable(),
  points: z.number(),
  reason: z.string(),
  author: z.string(),
  at: z.coerce.date(),
})
export type PointsRow = z.infer<typeof row>

type Listed = { ok: true; list: z.infer<typeof pointsAnswer> } | { ok: false; code: 'unauthorised' }

/** The entries of a client's points, the newest first, with the staff who corrected them. */
export async function pointsOfClient(client: number): Promise<PointsRow[]> {
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`select id, order_id as "order", points, reason, author, at from loyalty_points
        where client = ${client} order by id desc limit ${shown}`,
  )
  return z.array(row).parse(rows)
}

/** The entries of the points of the client who asks, the newest first. */
export async function listPoints(actor: Actor): Promise<Listed> {
  if (actor.kind !== 'client' || !can(actor, 'account.enter')) return { ok: false, code: 'unauthorised' }
  const data = await pointsOfClient(actor.account.id)
  return {
    ok: true,
    list: { data: data.map(({ author: _, ...entry }) => ({ ...entry, at: entry.at.toISOString() })) },
  }
}
