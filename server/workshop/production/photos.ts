import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { eq } from '@payloadcms/db-postgres/drizzle'
import sharp from 'sharp'
import { productionPhotos } from '@/cms/tables/production'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { photoLimits } from '@/lib/workshop/production/requests'
import { ticketOf } from '@/lib/workshop/production/ticket'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { wholeOrNothing } from '@/server/ground/undone'
import { staffEmail } from '@/server/orders/staff-email'
import { holdPiece } from './held-piece'

/**
 * A photo as it is kept: a JPEG of bounded size, upright, without the place and camera data of a phone. Null for a file that is no picture.
 */
async function asKept(sent: Buffer): Promise<Buffer | null> {
  const { side, pixels } = photoLimits
  try {
    return await sharp(sent, { limitInputPixels: pixels, failOn: 'error' })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  } catch {
    return null
  }
}

/**
 * Keeps a check photo of a piece that is made (PRODUCTION-10). `ticket_early` and `ticket_spoiled` where there is no piece to show,
 * `photos_full` beyond the limit of a piece, `picture_unreadable` for a file that is no picture.
 */
export async function keepPhoto(
  actor: Actor,
  { id, sent }: { id: number; sent: Buffer },
): Promise<{ ok: true; photo: number } | OrderFailure> {
  if (!can(actor, 'production.work')) return orderFailure('forbidden')
  const body = await asKept(sent)
  if (!body) return orderFailure('picture_unreadable')
  return wholeOrNothing(async scope => {
    const piece = await holdPiece(scope, id)
    if (!piece) return orderFailure('not_found')
    const { order, state, by, at } = piece
    if (state === 'placed') return orderFailure('ticket_early', { order, ticket: ticketOf(id) })
    if (state === 'spoiled') return orderFailure('ticket_spoiled', { order, ticket: ticketOf(id), by, at })
    const kept = await scope.tx.$count(productionPhotos, eq(productionPhotos.pieceId, id))
    if (kept >= photoLimits.perPiece)
      return orderFailure('photos_full', { order, left: photoLimits.perPiece })
    const [row] = await scope.tx
      .insert(productionPhotos)
      .values({ pieceId: id, body, takenBy: staffEmail(actor) })
      .returning({ photo: productionPhotos.id })
    if (!row) throw new Error('a row that was inserted has a number')
    return { ok: true, ...row }
  })
}

/** A check photo; null where there is none, or not for this actor. */
export async function readPhoto(actor: Actor, { id }: { id: number }): Promise<Uint8Array | null> {
  if (!can(actor, 'production.work')) return null
  const { drizzle } = (await shopPayload()).db
  const [found] = await drizzle
    .select({ body: productionPhotos.body })
    .from(productionPhotos)
    .where(eq(productionPhotos.id, id))
  return found?.body ?? null
}

/** Removes a photo that shows something else. */
export async function removePhoto(
  actor: Actor,
  { id }: { id: number },
): Promise<{ ok: true } | OrderFailure> {
  if (!can(actor, 'production.work')) return orderFailure('forbidden')
  const { drizzle } = (await shopPayload()).db
  const gone = await drizzle
    .delete(productionPhotos)
    .where(eq(productionPhotos.id, id))
    .returning({ id: productionPhotos.id })
  return gone.length > 0 ? { ok: true } : orderFailure('not_found')
}

/** A check photo of an order's piece, by line, design and piece. */
export interface OrderPhoto {
  photo: number
  line: number
  ticket: string
  at: string
  by: string
}

/** The check photos of an order, the oldest first. */
export async function photosOfOrder(order: number): Promise<OrderPhoto[]> {
  const { rows } = await (await shopPayload()).db.drizzle.execute<{
    photo: number
    line: number
    piece: number
    at: string
    by: string
  }>(sql`
    select ph.id as photo, p.line, p.id as piece, to_json(ph.taken_at) #>> '{}' as at, ph.taken_by as by
    from production_photos ph join production_pieces p on p.id = ph.piece_id where p.order_id = ${order} order by ph.id`)
  return rows.map(({ piece, ...row }) => ({ ...row, ticket: ticketOf(piece) }))
}

/** The last photo of each of some pieces, for their tickets. */
export async function lastPhotos(pieces: readonly number[]): Promise<Map<number, Uint8Array>> {
  const { rows } = await (await shopPayload()).db.drizzle.execute<{ piece: number; body: Buffer }>(sql`
    select distinct on (piece_id) piece_id as piece, body from production_photos
    where piece_id in (select value::int from json_array_elements_text(${JSON.stringify(pieces)}::json))
    order by piece_id, id desc`)
  return new Map(rows.map(({ piece, body }) => [piece, new Uint8Array(body)]))
}
