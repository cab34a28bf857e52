import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PieceState, SheetState } from '@/lib/workshop/production/states'
import { ticketOf } from '@/lib/workshop/production/ticket'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import type { TransactionScope } from '@/server/ground/transaction'

/** A piece with its sheet and its order as they are. */
export interface HeldPiece extends Record<string, unknown> {
  id: number
  order: number
  line: number
  title: string
  state: PieceState
  by: string
  at: string
  sheet: number
  sheetState: SheetState
  status: string
}

/**
 * A piece with its sheet and order, locked in the same order as sheets: two scans of one sheet wait for one another, so that the second
 * sees that it is done.
 */
export async function holdPiece({ tx }: TransactionScope, id: number): Promise<HeldPiece | null> {
  await tx.execute(sql`
    select from production_sheets where id = (select sheet_id from production_pieces where id = ${id}) for update`)
  const { rows } = await tx.execute<HeldPiece>(sql`
    select p.id, p.order_id as order, p.line, coalesce(l.title, '') as title, p.state, p.changed_by as by,
      to_json(p.changed_at) #>> '{}' as at, s.id as sheet, s.state as "sheetState", o.status
    from production_pieces p join production_sheets s on s.id = p.sheet_id join orders o on o.id = p.order_id
    left join orders_lines l on l._parent_id = o.id and l._order = p.line
    where p.id = ${id} for no key update of p`)
  return rows[0] ?? null
}

/** Why no action is possible with a piece: it was spoiled, or its order is not to be made any more. */
export function refusePiece({ id, order, status, state, by, at }: HeldPiece): OrderFailure | null {
  const about = { order, ticket: ticketOf(id), by, at }
  if (state === 'spoiled') return orderFailure('ticket_spoiled', about)
  if (status !== 'paid' && status !== 'in-production')
    return orderFailure('order_not_making', { ...about, state: status })
  return null
}

/** Brings a piece into a state; `reason` says why it is made again. */
export const changePiece = (
  { tx }: TransactionScope,
  id: number,
  state: PieceState,
  by: string,
  reason = '',
) =>
  tx.execute(sql`
    update production_pieces set state = ${state}, changed_at = now(), changed_by = ${by}, reason = ${reason} where id = ${id}`)
