import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { StockMoveRequest } from '@/lib/catalogue/stock/moves'
import type { Actor, Staff } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { noteAct } from '@/server/ground/journal/acts'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { inTransaction, type TransactionScope } from '@/server/ground/transaction'
import { announceStock } from './take-goods'

interface Moved {
  [column: string]: unknown
  slug: string
  variant: string
  left: number
  low: number
}

/**
 * Counts pieces in or out and says why, in the caller's transaction (STOCK-3): added to what there is at this moment, so that orders which
 * count beside it lose nothing. Refuses a stock below zero by `stock_too_few`, with the present number.
 */
export async function moveInTransaction(
  scope: TransactionScope,
  staff: Staff,
  { level, change, lowAt, reason, request }: StockMoveRequest & { request: string | null },
): Promise<{ ok: true } | OrderFailure> {
  const { tx } = scope
  const { rows: before } = await tx.execute<{ pieces: number; low: number }>(
    sql`select pieces::int as pieces, coalesce(low_at, 0)::int as low from stock_levels where id = ${level} for update`,
  )
  const [found] = before
  if (!found) return orderFailure('not_found')
  const done = await tx.execute(sql`select 1 from stock_moves where request = ${request}`)
  if (done.rows.length > 0) return { ok: true }
  // A stock below zero may be counted up to a number below zero: then it is known how many are missing.
  if (change < 0 && found.pieces + change < 0) return orderFailure('stock_too_few', { left: found.pieces })
  const { rows } = await tx.execute<Moved>(
    sql`update stock_levels set pieces = pieces + ${change}, low_at = coalesce(${lowAt ?? null}::numeric, low_at),
          updated_at = now() where id = ${level}
        returning slug, coalesce(variant, '') as variant, pieces::int as left, coalesce(low_at, 0)::int as low`,
  )
  const [moved] = rows
  if (!moved) throw new Error(`the level ${level} was not counted`)
  const { slug, variant, left, low } = moved
  await tx.execute(
    sql`insert into stock_moves (slug, variant, change, "left", low_at, reason, author, request)
        values (${slug}, ${variant}, ${change}, ${left}, ${low}, ${reason}, ${staff.email}, ${request})`,
  )
  await noteAct(scope, staff, {
    collection: 'stock-levels',
    subject: variant || slug,
    what: 'changed',
    fields: [...(change === 0 ? [] : ['pieces']), ...(low === found.low ? [] : ['lowAt'])],
    changes: {
      ...(change !== 0 && { pieces: { before: found.pieces, after: left } }),
      ...(low !== found.low && { lowAt: { before: found.low, after: low } }),
    },
  })
  return { ok: true }
}

/** A clerk counts pieces in or out, or sets the low mark. The same request is done once. */
export async function moveStock(
  actor: Actor,
  { key, ...move }: StockMoveRequest & { key: string },
): Promise<{ ok: true } | OrderFailure> {
  if (actor.kind !== 'staff' || !can(actor, 'stock.change')) return orderFailure('forbidden')
  const request = key ? `${move.level} ${key}`.slice(0, 128) : null
  return inTransaction(await shopPayload(), async scope => {
    const moved = await moveInTransaction(scope, actor.staff, { ...move, request })
    if (moved.ok) scope.afterCommit(announceStock)
    return moved
  })
}
