import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { productionPieces, productionSheets } from '@/cms/tables/production'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { machineFacts, stackKey } from '@/lib/workshop/production/machines'
import { fewestSheets, type Nesting, type NestSheet, type Placed } from '@/lib/workshop/production/nest'
import { mostPieces, type SheetsRequest } from '@/lib/workshop/production/requests'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import type { TransactionScope } from '@/server/ground/transaction'
import { wholeOrNothing } from '@/server/ground/undone'
import { findScenes } from '@/server/orders/approved-scenes'
import { staffEmail } from '@/server/orders/staff-email'
import { readWaiting, type Waiting } from './waiting'

/** A single piece that is to be laid. */
interface Piece {
  design: Waiting & { ink: string; paper: string }
  widthMm: number
  heightMm: number
  areaMm2: number
}

const placeOf = ({ order, line, part }: Pick<Waiting, 'order' | 'line' | 'part'>) =>
  `${order}/${line}/${part}`

/** The requested designs from the waiting ones, each with the requested number of pieces; or why not. */
async function chosenDesigns(
  actor: Actor,
  { pieces, ...stack }: SheetsRequest,
): Promise<{ ok: true; designs: Piece['design'][] } | OrderFailure> {
  const waiting = new Map((await readWaiting(actor)).map(one => [placeOf(one), one]))
  const chosen = new Map<string, Piece['design']>()
  for (const asked of pieces) {
    const found = waiting.get(placeOf(asked))
    if (!found || stackKey(found.stack) !== stackKey(stack) || chosen.has(placeOf(asked)))
      return refuseTaken(asked)
    if (found.pieces < asked.pieces) return refuseTaken(asked)
    const { order, line, hash, ink, paper } = found
    if (!found.kept || !ink || !paper) return orderFailure('scene_not_kept', { order, line, hash })
    chosen.set(placeOf(asked), { ...found, ink, paper, pieces: asked.pieces })
  }
  return { ok: true, designs: [...chosen.values()] }
}

/** The refusal for a design that does not wait as requested, with who laid it last, and when. */
async function refuseTaken({
  order,
  line,
  part,
}: Pick<Waiting, 'order' | 'line' | 'part'>): Promise<OrderFailure> {
  const { rows } = await (await shopPayload()).db.drizzle.execute<{ by: string; at: string }>(sql`
    select s.changed_by as by, to_json(s.changed_at) #>> '{}' as at from production_pieces p
    join production_sheets s on s.id = p.sheet_id
    where p.order_id = ${order} and p.line = ${line} and p.part = ${part} and p.state <> 'spoiled'
    order by p.id desc limit 1`)
  return rows[0]
    ? orderFailure('pieces_taken', { order, line, ...rows[0] })
    : orderFailure('pieces_not_waiting', { order, line })
}

/** Each piece with the size of its approved outlines; or the piece whose outlines differ from the approved ones. */
async function measured(
  designs: readonly Piece['design'][],
): Promise<{ ok: true; pieces: Piece[] } | OrderFailure> {
  const scenes = await findScenes(
    await shopPayload(),
    designs.map(({ hash }) => hash),
  )
  const packed = [...scenes.values()]
  const sizes = await runTask('measurePlates', packed)
  const sizeOf = new Map(packed.map(({ hash }, index) => [hash, sizes[index]]))
  const pieces: Piece[] = []
  for (const design of designs) {
    const size = sizeOf.get(design.hash)
    if (!size)
      return orderFailure('scene_damaged', { order: design.order, line: design.line, hash: design.hash })
    for (let count = 0; count < design.pieces; count += 1) pieces.push({ design, ...size })
  }
  return { ok: true, pieces }
}

/** Locks the orders, and returns the one that is not to be made any more. */
async function holdMaking({ tx }: TransactionScope, orders: readonly number[]): Promise<OrderFailure | null> {
  const ids = [...new Set(orders)].sort((a, b) => a - b)
  for (const id of ids) {
    const { rows } = await tx.execute<{ status: string }>(
      sql`select status from orders where id = ${id} for share`,
    )
    const state = rows[0]?.status
    if (state !== 'paid' && state !== 'in-production')
      return orderFailure('order_not_making', { order: id, state })
  }
  return null
}

/** Gives out the numbers of pieces of each design that lie on no sheet, the lowest first; null once there are none. */
async function freeNumbers({ tx }: TransactionScope, designs: readonly Piece['design'][]) {
  const free = new Map<string, number[]>()
  for (const design of designs) {
    const { rows } = await tx.execute<{ piece: number }>(sql`
      select piece from production_pieces where order_id = ${design.order} and line = ${design.line}
        and part = ${design.part} and state <> 'spoiled'`)
    const taken = new Set(rows.map(({ piece }) => piece))
    const numbers = Array.from({ length: design.quantity }, (_, index) => index + 1)
    free.set(
      placeOf(design),
      numbers.filter(piece => !taken.has(piece)),
    )
  }
  return (design: Piece['design']): number | null => free.get(placeOf(design))?.shift() ?? null
}

/** Rows of one statement: more of them would block other requests. */
const rowsAtOnce = 250

type Row = typeof productionPieces.$inferInsert

interface Laying {
  asked: SheetsRequest
  by: string
  on: NestSheet
}

/** A piece in its place, by its number among those of its line. */
interface Lying {
  place: Placed
  piece: Piece
  number: number
}

/** Writes one sheet, and returns what lies on it. */
async function writeSheet(
  { tx }: TransactionScope,
  { asked, by, on }: Laying,
  lying: readonly Lying[],
): Promise<{ id: number; rows: Row[] }> {
  const sum = (of: (piece: Piece) => number) => lying.reduce((all, { piece }) => all + of(piece), 0)
  const { machine, material, colour, widthMm: width, heightMm: height } = asked
  const sheetArea = on.widthMm * on.heightMm
  const filled = sum(({ areaMm2 }) => areaMm2) / sheetArea
  const boxes = sum(({ widthMm, heightMm }) => widthMm * heightMm) / sheetArea
  const [made] = await tx
    .insert(productionSheets)
    .values({ machine, material, colour, width, height, filled, boxes, state: 'laid', changedBy: by })
    .returning({ id: productionSheets.id })
  if (!made) throw new Error('a sheet was not written')
  const rows = lying.map(({ place: { x, y, turned }, piece: { design }, number }): Row => {
    const { order: orderId, line, part, hash: sceneHash, ink, paper } = design
    const what = { orderId, line, part, piece: number, sceneHash, ink, paper }
    return { ...what, sheetId: made.id, x, y, turned, state: 'placed', changedBy: by }
  })
  return { id: made.id, rows }
}

/** Writes where pieces lie; returns the piece that somebody else has taken meanwhile. */
async function writePieces({ tx }: TransactionScope, rows: Row[]): Promise<OrderFailure | null> {
  // Always in the same order: two clerks with the same pieces wait for one another without a deadlock.
  rows.sort((a, b) => a.orderId - b.orderId || a.line - b.line || a.part - b.part || a.piece - b.piece)
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce)
    const written = await tx.insert(productionPieces).values(some).onConflictDoNothing().returning({
      order: productionPieces.orderId,
      line: productionPieces.line,
      part: productionPieces.part,
    })
    if (written.length === some.length) continue
    const done = written.map(placeOf)
    const taken = some.find(({ orderId, line, part }) => {
      const at = done.indexOf(placeOf({ order: orderId, line, part }))
      if (at >= 0) done.splice(at, 1)
      return at < 0
    })
    return refuseTaken({ order: taken?.orderId ?? 0, line: taken?.line ?? 0, part: taken?.part ?? 0 })
  }
  return null
}

async function storeSheets(
  scope: TransactionScope,
  laying: Laying,
  pieces: readonly Piece[],
  { sheets }: Nesting,
): Promise<{ ok: true; sheets: number[] } | OrderFailure> {
  const closed = await holdMaking(
    scope,
    pieces.map(({ design }) => design.order),
  )
  if (closed) return closed
  const numberOf = await freeNumbers(scope, [...new Set(pieces.map(({ design }) => design))])
  const ids: number[] = []
  const rows: Row[] = []
  for (const placed of sheets) {
    const lying: Lying[] = []
    for (const place of placed) {
      const piece = pieces[place.piece]
      if (!piece) continue
      const number = numberOf(piece.design)
      // Somebody else has laid it since it was seen to wait.
      if (number === null) return refuseTaken(piece.design)
      lying.push({ place, piece, number })
    }
    const written = await writeSheet(scope, laying, lying)
    ids.push(written.id)
    rows.push(...written.rows)
  }
  return (await writePieces(scope, rows)) ?? { ok: true, sheets: ids }
}

/**
 * Lays pieces that wait on as few stock sheets as it can, and keeps where each lies; answers the numbers of the sheets, and the least
 * number of sheets that the pieces' area needs (PRODUCTION-3). All of it is done or nothing: `pieces_taken` where somebody else was faster,
 * with who it was; `pieces_not_waiting` where they do not wait for another reason; `sheet_too_small` with the order whose plate no sheet of
 * this size takes; `scene_not_kept` or `scene_damaged` where the approved outlines are not there; `order_not_making` where the order is not
 * to be made any more.
 */
export async function makeSheets(
  actor: Actor,
  asked: SheetsRequest,
): Promise<{ ok: true; sheets: number[]; least: number } | OrderFailure> {
  if (!can(actor, 'production.work')) return orderFailure('forbidden')
  if (asked.pieces.reduce((sum, { pieces }) => sum + pieces, 0) > mostPieces)
    return orderFailure('too_many_pieces', { most: mostPieces })
  const chosen = await chosenDesigns(actor, asked)
  if (!chosen.ok) return chosen
  const sized = await measured(chosen.designs)
  if (!sized.ok) return sized
  const { gapMm, marginMm } = machineFacts[asked.machine]
  const on = { widthMm: asked.widthMm, heightMm: asked.heightMm, gapMm, marginMm }
  const nesting = await runTask('nestPlates', {
    pieces: sized.pieces.map(({ widthMm, heightMm }) => ({ widthMm, heightMm })),
    sheet: on,
  })
  const large = sized.pieces[nesting.tooLarge[0] ?? -1]
  if (large) {
    const { design, widthMm, heightMm } = large
    return orderFailure('sheet_too_small', { order: design.order, line: design.line, widthMm, heightMm })
  }
  const by = staffEmail(actor)
  const stored = await wholeOrNothing(scope => storeSheets(scope, { asked, by, on }, sized.pieces, nesting))
  return stored.ok ? { ...stored, least: fewestSheets(sized.pieces, on) } : stored
}
