import { date, index, integer, pgTable, serial, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { exportKinds } from '@/lib/office/exports/kinds'
import { bytea } from './bytea'
import { moment, time } from './columns'

/**
 * Files for accountants and others (docs/rules/exports.md), with their bytes: made by a job, kept until their end. `code` is in the file's
 * link.
 */
export const exportFiles = pgTable(
  'exports',
  {
    id: serial('id').primaryKey(),
    kind: varchar('kind', { length: 16, enum: exportKinds }).notNull(),
    /** Days of the shop's clock, both included; for a file of the present state, the day of the request. */
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    code: varchar('code', { length: 64 }).notNull().unique(),
    /** Who of the staff asked for it. */
    email: varchar('email', { length: 255 }).notNull(),
    createdAt: moment('created_at'),
    /** When the file was there; null before. */
    readyAt: time('ready_at'),
    endsAt: time('ends_at'),
    name: varchar('name', { length: 120 }),
    type: varchar('type', { length: 80 }),
    rows: integer('rows'),
    body: bytea('body'),
  },
  table => [index('exports_created_idx').on(table.createdAt)],
)
