import { index, integer, pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 }).notNull()

/**
 * Who of the staff acts in the place of which client (docs/decisions/client-mode.md). `hash` is the SHA-256 of the token
 * that only the clerk's browser holds.
 */
export const standIns = pgTable(
  'stand_ins',
  {
    hash: varchar('hash', { length: 64 }).primaryKey(),
    admin: integer('admin').notNull(),
    email: varchar('email', { length: 255 }).notNull(),
    client: integer('client').notNull(),
    createdAt: moment('created_at').defaultNow(),
    endsAt: moment('ends_at'),
  },
  table => [index('stand_ins_ends_idx').on(table.endsAt)],
)
