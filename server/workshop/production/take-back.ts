import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { z } from 'zod'
import { productionTakenBack } from '@/cms/tables/production'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { takeBackRequest } from '@/lib/workshop/production/requests'
import { beforeStep } from '@/lib/workshop/production/states'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import type { TransactionScope } from '@/server/ground/transaction'
import { wholeOrNothing } from '@/server/ground/undone'
import { staffEmail } from '@/server/orders/staff-email'
import { changePiece, type HeldPiece, holdPiece, refusePiece } from './held-piece'

/** Locks the piece's order against every change of its state and its parcels, and returns its state. */
async function orderState({ tx }: TransactionScope, order: number): Promise<string> {
  const { rows } = await tx.execute<{ status: string }>(
    sql`select status from orders where id = ${order} for share`,
  )
  return rows[0]?.status ?? ''
}

/**
 * Whether a piece may have left already: parcels hold as many pieces of its design as are packed. Parcels name lines and not pieces, so
 * pieces are interchangeable.
 */
async function mayHaveLeft({ tx }: TransactionScope, { id, order, line }: HeldPiece): Promise<boolean> {
  const { rows } = await tx.execute<{ left: boolean }>(sql`
    select coalesce((select sum(sl.pieces) from shipments s join shipment_lines sl on sl.shipment_id = s.id
      join orders_lines l on l._parent_id = s.order_id and coalesce(l.content ->> 'id', l.id::text) = sl.line
      where s.order_id = ${order} and l._order = ${line}), 0)
    >= (select count(*) from production_pieces p join production_pieces this on this.id = ${id}
      where p.order_id = ${order} and p.line = ${line} and p.part = this.part
        and (p.state = 'packed' or p.state = this.state)) as left`)
  return rows[0]?.left ?? false
}

/**
 * Takes back that a piece is made or packed (PRODUCTION-11): it gets its state before that scan, and a finished sheet is reopened.
 * `piece_moved` where its state is not any more the one that was seen, `piece_sent` where it may have left with a parcel.
 */
export async function takeBackScan(
  actor: Actor,
  { id, state, reason }: z.infer<typeof takeBackRequest> & { id: number },
): Promise<{ ok: true } | OrderFailure> {
  if (!can(actor, 'production.work')) return orderFailure('forbidden')
  const by = staffEmail(actor)
  return wholeOrNothing(async scope => {
    const piece = await holdPiece(scope, id)
    if (!piece) return orderFailure('not_found')
    const { order, line, sheet } = piece
    const refused = refusePiece({ ...piece, status: await orderState(scope, order) })
    if (refused) return refused
    if (piece.state !== state)
      return orderFailure('piece_moved', { order, pieceState: piece.state, by: piece.by, at: piece.at })
    if (await mayHaveLeft(scope, piece)) return orderFailure('piece_sent', { order, line })
    await changePiece(scope, id, beforeStep[state], by)
    await scope.tx.insert(productionTakenBack).values({ pieceId: id, state, reason, takenBy: by })
    if (state === 'made')
      await scope.tx.execute(sql`
        update production_sheets set state = 'running', changed_at = now(), changed_by = ${by}
        where id = ${sheet} and state = 'done'`)
    return { ok: true }
  })
}
