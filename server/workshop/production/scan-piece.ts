import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { z } from 'zod'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { remakeRequest, ScanAnswer, scanRequest } from '@/lib/workshop/production/requests'
import { beforeStep } from '@/lib/workshop/production/states'
import { readTicket, ticketOf } from '@/lib/workshop/production/ticket'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import type { TransactionScope } from '@/server/ground/transaction'
import { wholeOrNothing } from '@/server/ground/undone'
import { staffEmail } from '@/server/orders/staff-email'
import { changePiece, type HeldPiece, holdPiece, refusePiece } from './held-piece'
import { endSheet } from './move-sheet'

/** What is left of a sheet to be made, and whether every piece of an order is packed. */
async function whatIsLeft({ tx }: TransactionScope, { order, sheet }: HeldPiece) {
  const { rows } = await tx.execute<{ left: number; whole: boolean }>(sql`
    select (select count(*)::int from production_pieces where sheet_id = ${sheet} and state = 'placed') as left,
      (select coalesce(sum(l.quantity), 0) from orders_lines l join orders_lines_parts p on p._parent_id = l.id
        where l._parent_id = ${order})
      <= (select count(*) from production_pieces where order_id = ${order} and state = 'packed') as whole`)
  return rows[0] ?? { left: 0, whole: false }
}

/**
 * Notes by its ticket that a piece is made or packed (PRODUCTION-8). A wrong ticket, one that is further already or not so far, and one
 * whose order is not to be made any more change nothing, and each has its own error code.
 */
export async function scanPiece(
  actor: Actor,
  { ticket, step }: z.infer<typeof scanRequest>,
): Promise<({ ok: true } & ScanAnswer) | OrderFailure> {
  if (!can(actor, 'production.work')) return orderFailure('forbidden')
  const id = readTicket(ticket)
  if (id === null) return orderFailure('ticket_unknown', { ticket })
  return wholeOrNothing(async scope => {
    const piece = await holdPiece(scope, id)
    if (!piece) return orderFailure('ticket_unknown', { ticket })
    const { order, line, title, sheet, sheetState, state, by, at } = piece
    const refused = refusePiece(piece)
    if (refused) return refused
    if (sheetState === 'laid') return orderFailure('sheet_not_started', { order, sheet })
    if (state !== beforeStep[step])
      return orderFailure(state === 'placed' ? 'ticket_early' : 'ticket_done', {
        order,
        pieceState: state,
        by,
        at,
      })
    await changePiece(scope, id, step, staffEmail(actor))
    await endSheet(scope, sheet, staffEmail(actor))
    const left = await whatIsLeft(scope, piece)
    return { ok: true, piece: id, ticket: ticketOf(id), order, line, title, state: step, sheet, ...left }
  })
}

/** Has a spoiled piece made again: its ticket ends, and it waits for another sheet (PRODUCTION-9). */
export async function remakePiece(
  actor: Actor,
  { id, reason }: z.infer<typeof remakeRequest> & { id: number },
): Promise<{ ok: true } | OrderFailure> {
  if (!can(actor, 'production.work')) return orderFailure('forbidden')
  return wholeOrNothing(async scope => {
    const piece = await holdPiece(scope, id)
    if (!piece) return orderFailure('not_found')
    const refused = refusePiece(piece)
    if (refused) return refused
    if (piece.sheetState === 'laid')
      return orderFailure('sheet_not_started', { order: piece.order, sheet: piece.sheet })
    await changePiece(scope, id, 'spoiled', staffEmail(actor), reason)
    await endSheet(scope, piece.sheet, staffEmail(actor))
    return { ok: true }
  })
}
