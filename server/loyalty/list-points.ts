import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Actor } from '@/lib/actor/actor'
import { can } from '@/lib/actor/can'
import type { pointsAnswer } from '@/lib/contract/points'
import { shopPayload } from '../shop-payload'

/** How many entries are shown. */
const shown = 100

const row = z.object({ id: z.number(), order: z.number(), points: z.number(), at: z.coerce.date() })

type Listed = { ok: true; list: z.infer<typeof pointsAnswer> } | { ok: false; code: 'unauthorised' }

/** What the points of the client who asks come from, the newest first. */
export async function listPoints(actor: Actor): Promise<Listed> {
  if (actor.kind !== 'client' || !can(actor, 'account.enter')) return { ok: false, code: 'unauthorised' }
  const { drizzle } = (await shopPayload()).db
  const { rows } = await drizzle.execute(
    sql`select id, order_id as "order", points, at from loyalty_points
        where client = ${actor.account.id} order by id desc limit ${shown}`,
  )
  const data = z.array(row).parse(rows)
  return { ok: true, list: { data: data.map(entry => ({ ...entry, at: entry.at.toISOString() })) } }
}
