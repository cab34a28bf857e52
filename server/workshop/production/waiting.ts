import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { type Stack, stackKey, stackOf } from '@/lib/workshop/production/machines'
import { getContent } from '@/server/catalogue/content'
import { shopPayload } from '@/server/ground/shop-payload'

/** A design of an order whose pieces are still to be laid on a sheet. */
export interface Waiting {
  order: number
  /** Line and design of the line, counted from 1. */
  line: number
  part: number
  title: string
  /** How many pieces wait, and how many the line has. */
  pieces: number
  quantity: number
  hash: string
  /** Its colours; null for an order from before they were stored. */
  ink: string | null
  paper: string | null
  /** Whether its approved outlines are there. */
  kept: boolean
  stack: Stack
  orderedAt: string
}

/** The same as a row of the database, with its stack and its moment in their stored form. */
type Row = Omit<Waiting, 'stack' | 'orderedAt'> & {
  material: string | null
  colour: string | null
  at: string
}

/**
 * What the workshop still has to lay, the oldest order first (PRODUCTION-4): designs of orders that are paid or being made, minus the
 * pieces that lie on sheets, and minus those that have left. A design of the workshop first waits for its buyer's approval.
 */
export const waitingRows = sql`
  with making as (
    select o.id, o.created_at, l.id as line_id, l._order as line, l.title, l.quantity::int as quantity,
      coalesce(l.content ->> 'id', l.id::text) as line_key
    from orders o join orders_lines l on l._parent_id = o.id
    where o.status in ('paid', 'in-production')
  ), laid as (
    select order_id, line, part, count(*)::int as pieces from production_pieces
    where state <> 'spoiled' and order_id in (select id from making) group by 1, 2, 3
  ), sent as (
    select s.order_id, sl.line, sum(sl.pieces)::int as pieces from shipments s join shipment_lines sl on sl.shipment_id = s.id
    where s.order_id in (select id from making) group by 1, 2
  )
  select m.id as order, m.line, p._order as part, m.title, m.quantity, p.scene_hash as hash, p.ink, p.paper,
    m.quantity - greatest(coalesce(laid.pieces, 0), coalesce(sent.pieces, 0)) as pieces,
    exists (select from approved_scenes a where a.hash = p.scene_hash) as kept,
    p.design -> 'config' ->> 'material' as material, p.design -> 'config' ->> 'color' as colour,
    to_json(m.created_at) #>> '{}' as at
  from making m join orders_lines_parts p on p._parent_id = m.line_id
  left join laid on laid.order_id = m.id and laid.line = m.line and laid.part = p._order
  left join sent on sent.order_id = m.id and sent.line = m.line_key
  where (p.laid_out_at is null or p.approved_at is not null)
    and m.quantity > greatest(coalesce(laid.pieces, 0), coalesce(sent.pieces, 0))
  order by m.created_at, m.id, m.line, p._order`

const waitingOf = (
  { material, colour, at, ...row }: Row,
  { materials }: Catalogue['materials'],
): Waiting => ({ ...row, orderedAt: at, stack: stackOf({ material, colour }, materials) })

/** Everything that waits to be laid on a sheet; nothing for actors without a right in the workshop. */
export async function readWaiting(actor: Actor): Promise<Waiting[]> {
  if (!can(actor, 'production.work')) return []
  const [{ rows }, catalogue] = await Promise.all([
    (await shopPayload()).db.drizzle.execute<Row>(waitingRows),
    getContent().catalogue(),
  ])
  return rows.map(row => waitingOf(row, catalogue.materials))
}

/** Waiting designs by stack, ordered by the oldest of each stack. */
export function byStack(waiting: readonly Waiting[]): { stack: Stack; designs: Waiting[] }[] {
  const groups = new Map<string, { stack: Stack; designs: Waiting[] }>()
  for (const one of waiting) {
    const key = stackKey(one.stack)
    const group = groups.get(key) ?? { stack: one.stack, designs: [] }
    group.designs.push(one)
    groups.set(key, group)
  }
  return [...groups.values()]
}
