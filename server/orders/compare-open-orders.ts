import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getContent } from '@/server/catalogue/content'
import { sceneToday } from './scene-today'

/** A part that today's engine or catalogue would draw otherwise, or not at all. It is made as it was approved. */
export interface ChangedPart {
  order: number
  /** Counted from 1. */
  line: number
  part: number
  approved: string
  /** The hash of today's outlines, or why there are none. */
  today: string
}

interface OpenPart {
  [column: string]: unknown
  id: string
  order: number
  line: number
  part: number
  approved: string
}

/**
 * Compiles every part of the orders that are still to be made, one after the other, and returns which would look different today. Changes
 * nothing: what is made is what was approved (ORDER-23).
 */
export async function compareOpenOrders(payload: Payload): Promise<ChangedPart[]> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<OpenPart>(
    sql`select p.id, o.id as "order", l._order as line, p._order as part, p.scene_hash as approved
        from orders_lines_parts p join orders_lines l on l.id = p._parent_id join orders o on o.id = l._parent_id
        where o.status in ('awaiting-payment', 'paid', 'in-production') order by o.id, l._order, p._order`,
  )
  const catalogue = await getContent().catalogue()
  const changed: ChangedPart[] = []
  for (const { id, order, line, part, approved } of rows) {
    // One at a time: the designs of all open orders together would fill the memory.
    const found = await drizzle.execute<{ design: unknown }>(
      sql`select design from orders_lines_parts where id = ${id}`,
    )
    const made = await sceneToday(found.rows[0]?.design, catalogue)
    const today = made.ok ? made.hash : made.code
    if (today !== approved) changed.push({ order, line, part, approved, today })
  }
  return changed
}
