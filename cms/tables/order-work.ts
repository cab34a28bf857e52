import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  uniqueIndex,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { claimStates } from '@/lib/orders/order/claim'
import type { ManifestContent } from '@/lib/orders/order/manifest'
import { moment, time } from './columns'

const order = () => integer('order_id').notNull()
/** The line as the order's contract names it (`lineKey`). */
const line = () => varchar('line', { length: 64 }).notNull()
const admin = () => integer('admin').notNull()

/** What the staff write to each other about an order; the author alone takes one back. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: serial('id').primaryKey(),
    orderId: order(),
    admin: admin(),
    author: varchar('author', { length: 255 }).notNull(),
    text: varchar('text', { length: 4000 }).notNull(),
    createdAt: moment('created_at'),
  },
  table => [index('order_notes_order_idx').on(table.orderId)],
)

/**
 * What a carrier took on a day, as it was then: a list is printed again as it was, also where its parcels change later
 * (PRODUCTION-12).
 */
export const manifests = pgTable('shipment_manifests', {
  id: serial('id').primaryKey(),
  carrier: varchar('carrier', { length: 64 }).notNull(),
  /** The day on the shop's clock. */
  day: date('day', { mode: 'string' }).notNull(),
  content: jsonb('content').$type<ManifestContent>().notNull(),
  madeAt: moment('made_at'),
  madeBy: varchar('made_by', { length: 255 }).notNull(),
})

/** Parcels of orders (docs/decisions/shipments.md). `request` makes a clerk's call idempotent. */
export const shipments = pgTable(
  'shipments',
  {
    id: serial('id').primaryKey(),
    orderId: order(),
    request: varchar('request', { length: 128 }).notNull(),
    carrier: varchar('carrier', { length: 64 }).notNull(),
    /** The carrier's number of the parcel, or the address of its page about it; empty where there is none. */
    tracking: varchar('tracking', { length: 300 }).notNull().default(''),
    /** Who of the staff sent it; null for a change by a service, and for orders from before parcels were stored. */
    admin: integer('admin'),
    sentAt: moment('sent_at'),
    /** The list with which its carrier took it; null before. */
    manifestId: integer('manifest_id').references(() => manifests.id),
  },
  table => [
    index('shipments_order_idx').on(table.orderId),
    index('shipments_sent_idx').on(table.sentAt),
    uniqueIndex('shipments_request_idx').on(table.orderId, table.request),
  ],
)

/** The lines in a parcel, with the number of pieces of each. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    line: line(),
    pieces: integer('pieces').notNull(),
  },
  table => [primaryKey({ columns: [table.shipmentId, table.line] })],
)

/** Complaints about lines, and what was decided (docs/decisions/claims.md). */
export const claims = pgTable(
  'claims',
  {
    id: serial('id').primaryKey(),
    orderId: order(),
    line: line(),
    pieces: integer('pieces').notNull(),
    reason: varchar('reason', { length: 32 }).notNull(),
    note: varchar('note', { length: 2000 }).notNull().default(''),
    /** A picture of what is wrong: its hash among the own pictures. */
    photo: varchar('photo', { length: 64 }),
    /** Taken up although the line has no tranquility. */
    goodwill: boolean('goodwill').notNull(),
    state: varchar('state', { length: 16, enum: claimStates }).notNull(),
    /** The answer to the customer; empty where a reprint is answer enough. */
    answer: varchar('answer', { length: 2000 }).notNull().default(''),
    /** The order that makes it again. */
    reprint: integer('reprint'),
    admin: admin(),
    createdAt: moment('created_at'),
    decidedAt: time('decided_at'),
  },
  table => [index('claims_order_idx').on(table.orderId), uniqueIndex('claims_reprint_idx').on(table.reprint)],
)
