import { index, integer, pgTable, serial, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './columns'

/**
 * Addresses that were proven for accounts which were merged into a client's (PEOPLE-31): an erasure finds by them what was written without
 * an account (PEOPLE-32), and they are deleted with his data.
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
