import {
  boolean,
  integer,
  pgTable,
  serial,
  uniqueIndex,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { viewLimits } from '@/lib/office/lists/views'
import { moment } from './columns'

/** Lists of the panel as one of the staff has kept them: filters, columns and order under a name (STAFF-7). */
export const listViews = pgTable(
  'list_views',
  {
    id: serial('id').primaryKey(),
    collection: varchar('collection', { length: 64 }).notNull(),
    name: varchar('name', { length: viewLimits.name }).notNull(),
    /** The list's address after its question mark. */
    query: varchar('query', { length: viewLimits.query }).notNull(),
    /** Whether all who read the list see it, or its maker alone. */
    shared: boolean('shared').notNull(),
    admin: integer('admin').notNull(),
    email: varchar('email', { length: 255 }).notNull(),
    createdAt: moment('created_at'),
  },
  table => [uniqueIndex('list_views_name_idx').on(table.collection, table.admin, table.name)],
)
