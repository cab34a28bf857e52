import { index, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { time } from './columns'

/**
 * Which member of the staff acts for which client (docs/decisions/client-mode.md). `hash` is the SHA-256 of the token that only the clerk's
 * browser holds.
 */
export const impersonations = pgTable(
  'stand_ins',
  {
    hash: varchar('hash', { length: 64 }).primaryKey(),
    admin: integer('admin').notNull(),
    email: varchar('email', { length: 255 }).notNull(),
    client: integer('client').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    endsAt: time('ends_at').notNull(),
  },
  table => [index('stand_ins_ends_idx').on(table.endsAt)],
)
