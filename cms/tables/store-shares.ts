import { index, integer, pgTable, primaryKey, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './columns'

/**
 * How much of each store came from where in the last days (docs/decisions/shares.md): a row an item that was kept, with the
 * sender's address and network under the shop's key.
 */
export const storeShares = pgTable(
  'store_shares',
  {
    store: varchar('store', { length: 16 }).notNull(),
    network: varchar('network', { length: 22 }).notNull(),
    item: varchar('item', { length: 120 }).notNull(),
    address: varchar('address', { length: 22 }).notNull(),
    size: integer('size').notNull(),
    keptAt: moment('kept_at'),
  },
  table => [
    primaryKey({ columns: [table.store, table.network, table.item] }),
    index('store_shares_kept_idx').on(table.keptAt),
  ],
)
