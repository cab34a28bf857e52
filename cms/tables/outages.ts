import { sql } from '@payloadcms/db-postgres'
import { pgTable, serial, uniqueIndex, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { outageKinds } from '@/lib/office/outage/outage'
import { moment, time } from './columns'

/** What failed from when to when (RUN-3). One of each kind at a time: several instances inform the owner once. */
export const outages = pgTable(
  'outages',
  {
    id: serial('id').primaryKey(),
    kind: varchar('kind', { length: 16, enum: outageKinds }).notNull(),
    since: moment('since'),
    /** Null as long as it lasts. */
    until: time('until'),
  },
  table => [uniqueIndex('outages_open_idx').on(table.kind).where(sql`"until" is null`)],
)
