import { index, integer, pgTable, serial, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './columns'

/** What the staff write to each other about a client (PEOPLE-30): rows are only added, and go with the client's data. */
export const clientNotes = pgTable(
  'client_notes',
  {
    id: serial('id').primaryKey(),
    client: integer('client').notNull(),
    admin: integer('admin').notNull(),
    author: varchar('author', { length: 255 }).notNull(),
    text: varchar('text', { length: 4000 }).notNull(),
    createdAt: moment('created_at'),
  },
  table => [index('client_notes_client_idx').on(table.client, table.id)],
)
