import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  serial,
  uniqueIndex,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { machines } from '@/lib/workshop/production/machines'
import { pieceStates, scanSteps, sheetStates } from '@/lib/workshop/production/states'
import { bytea } from './bytea'
import { moment, time } from './columns'

const who = (name: string) => varchar(name, { length: 255 })

/** Stock sheets with plates laid on them (docs/decisions/production.md). Lengths in mm. */
export const productionSheets = pgTable(
  'production_sheets',
  {
    id: serial('id').primaryKey(),
    machine: varchar('machine', { length: 16, enum: machines }).notNull(),
    material: varchar('material', { length: 128 }).notNull(),
    colour: varchar('colour', { length: 128 }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Shares of the sheet that the plates cover, and that their bounding boxes cover. */
    filled: doublePrecision('filled').notNull(),
    boxes: doublePrecision('boxes').notNull(),
    state: varchar('state', { length: 16, enum: sheetStates }).notNull(),
    /** When it came into its state, and who of the staff did it. */
    changedAt: time('changed_at').notNull().defaultNow(),
    changedBy: who('changed_by').notNull(),
  },
  table => [index('production_sheets_state_idx').on(table.state, table.id)],
)

/**
 * Single pieces of orders on their sheets; the id is on the ticket. A piece that is not laid yet has no row: their number is the order's
 * quantity minus its rows that are not spoiled. No piece is laid twice.
 */
export const productionPieces = pgTable(
  'production_pieces',
  {
    id: serial('id').primaryKey(),
    sheetId: integer('sheet_id')
      .notNull()
      .references(() => productionSheets.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').notNull(),
    /** Line, design of the line and piece of the design, each counted from 1. */
    line: integer('line').notNull(),
    part: integer('part').notNull(),
    piece: integer('piece').notNull(),
    sceneHash: varchar('scene_hash', { length: 64 }).notNull(),
    ink: varchar('ink', { length: 16 }).notNull(),
    paper: varchar('paper', { length: 16 }).notNull(),
    x: doublePrecision('x').notNull(),
    y: doublePrecision('y').notNull(),
    turned: boolean('turned').notNull(),
    state: varchar('state', { length: 16, enum: pieceStates }).notNull(),
    changedAt: time('changed_at').notNull().defaultNow(),
    changedBy: who('changed_by').notNull(),
    /** Why it is made again; empty where it is not. */
    reason: varchar('reason', { length: 500 }).notNull().default(''),
  },
  table => [
    index('production_pieces_sheet_idx').on(table.sheetId),
    index('production_pieces_placed_idx').on(table.orderId).where(sql`state = 'placed'`),
    uniqueIndex('production_pieces_once_idx')
      .on(table.orderId, table.line, table.part, table.piece)
      .where(sql`state <> 'spoiled'`),
  ],
)

const ofPiece = () =>
  integer('piece_id')
    .notNull()
    .references(() => productionPieces.id, { onDelete: 'cascade' })

/** Check photos of pieces, each a JPEG without the camera's metadata (PRODUCTION-10). */
export const productionPhotos = pgTable(
  'production_photos',
  {
    id: serial('id').primaryKey(),
    pieceId: ofPiece(),
    body: bytea('body').notNull(),
    takenAt: moment('taken_at'),
    takenBy: who('taken_by').notNull(),
  },
  table => [index('production_photos_piece_idx').on(table.pieceId)],
)

/** Scans that were taken back: the state before, the reason, the time and the person (PRODUCTION-11). */
export const productionTakenBack = pgTable(
  'production_taken_back',
  {
    id: serial('id').primaryKey(),
    pieceId: ofPiece(),
    state: varchar('state', { length: 16, enum: scanSteps }).notNull(),
    reason: varchar('reason', { length: 500 }).notNull(),
    takenAt: moment('taken_at'),
    takenBy: who('taken_by').notNull(),
  },
  table => [index('production_taken_back_piece_idx').on(table.pieceId)],
)
