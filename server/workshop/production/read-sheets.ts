import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import type { Machine } from '@/lib/workshop/production/machines'
import type { PieceState, ScanStep, SheetState } from '@/lib/workshop/production/states'
import { shopPayload } from '@/server/ground/shop-payload'

/** A sheet as lists show it. */
export interface SheetSummary {
  id: number
  machine: Machine
  material: string
  colour: string
  widthMm: number
  heightMm: number
  /** Shares of 1 that its plates cover, and that their bounding boxes cover. */
  filled: number
  boxes: number
  state: SheetState
  /** When it came into its state, in ISO 8601, and who did it. */
  at: string
  by: string
  pieces: number
  /** How many of them are made or packed. */
  made: number
  orders: number
}

/** A piece on its sheet. */
export interface SheetPiece {
  id: number
  order: number
  line: number
  part: number
  piece: number
  /** How many pieces of this design the line has. */
  of: number
  title: string
  description: string
  state: PieceState
  /** Whether its order is still to be made: no action is possible with a piece of another order. */
  making: boolean
  at: string
  by: string
  reason: string
  /** Its check photos by their numbers. */
  photos: number[]
  /** Scans of it that were taken back, the oldest first. */
  takenBack: { state: ScanStep; reason: string; at: string; by: string }[]
  hash: string
  ink: string
  paper: string
  x: number
  y: number
  turned: boolean
}

type Row<T> = T & Record<string, unknown>

/** Sheets that are done stay in the list as long as no more than these have followed. */
const doneShown = 20

const summary = sql`
  select s.id, s.machine, s.material, s.colour, s.width as "widthMm", s.height as "heightMm", s.filled, s.boxes, s.state,
    to_json(s.changed_at) #>> '{}' as at, s.changed_by as by,
    (select count(*)::int from production_pieces p where p.sheet_id = s.id and p.state <> 'spoiled') as pieces,
    (select count(*)::int from production_pieces p where p.sheet_id = s.id and p.state in ('made', 'packed')) as made,
    (select count(distinct order_id)::int from production_pieces p where p.sheet_id = s.id) as orders
  from production_sheets s`

/** The sheets in the workshop, the newest first, and the last ones that are done. */
export async function readSheets(actor: Actor): Promise<SheetSummary[]> {
  if (!can(actor, 'production.work')) return []
  const { rows } = await (await shopPayload()).db.drizzle.execute<Row<SheetSummary>>(sql`
    ${summary} where s.state in ('laid', 'running')
      or s.id in (select id from production_sheets where state = 'done' order by id desc limit ${doneShown})
    order by s.state = 'done', s.id desc`)
  return rows
}

/** A sheet with its pieces as they lie, by order; null where there is none, or not for this actor. */
export async function readSheet(
  actor: Actor,
  { id }: { id: number },
): Promise<{ sheet: SheetSummary; pieces: SheetPiece[] } | null> {
  if (!can(actor, 'production.work')) return null
  const { drizzle } = (await shopPayload()).db
  const [found, { rows }] = await Promise.all([
    drizzle.execute<Row<SheetSummary>>(sql`${summary} where s.id = ${id}`),
    drizzle.execute<Row<SheetPiece>>(sql`
      select p.id, p.order_id as order, p.line, p.part, p.piece, l.quantity::int as of, coalesce(l.title, '') as title,
        coalesce(l.description, '') as description, p.state, o.status in ('paid', 'in-production') as making, to_json(p.changed_at) #>> '{}' as at, p.changed_by as by, p.reason,
        coalesce((select json_agg(ph.id order by ph.id) from production_photos ph where ph.piece_id = p.id), '[]') as photos,
        coalesce((select json_agg(json_build_object('state', b.state, 'reason', b.reason, 'at', b.taken_at, 'by', b.taken_by)
          order by b.id) from production_taken_back b where b.piece_id = p.id), '[]') as "takenBack",
        p.scene_hash as hash, p.ink, p.paper, p.x, p.y, p.turned
      from production_pieces p join orders o on o.id = p.order_id left join orders_lines l on l._parent_id = p.order_id and l._order = p.line
      where p.sheet_id = ${id} order by p.order_id, p.line, p.part, p.piece, p.id`),
  ])
  const [sheet] = found.rows
  return sheet ? { sheet, pieces: rows } : null
}
