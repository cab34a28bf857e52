import { index, integer, pgTable, serial, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './columns'

/**
 * Addresses that a client had proven for accounts which were made one with his (PEOPLE-31): an erasure finds by them what was written
 * there without an account (PEOPLE-32), and they go with his data.
 */
export const formerEmails = pgTable(
  'former_emails',
  {
    id: serial('id').primaryKey(),
    client: integer('client').notNull(),
    email: varchar('email', { length: 320 }).notNull(),
    createdAt: moment('created_at'),
  },
  table => [index('former_emails_client_idx').on(table.client)],
)
