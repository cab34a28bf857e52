import {
  index,
  integer,
  pgTable,
  serial,
  uniqueIndex,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './columns'

/**
 * What the staff have counted in and out (STOCK-3): rows are only added. Pieces that orders took are in `order_stock`. `slug` and `variant`
 * name the thing for good, also when it is not counted any more.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: serial('id').primaryKey(),
    slug: varchar('slug').notNull(),
    variant: varchar('variant').notNull(),
    change: integer('change').notNull(),
    /** Pieces that could be ordered afterwards, and the low mark. */
    left: integer('left').notNull(),
    lowAt: integer('low_at').notNull(),
    reason: varchar('reason', { length: 300 }).notNull(),
    author: varchar('author', { length: 255 }).notNull(),
    /** The id that a clerk's browser gave it, so that it is done once. */
    request: varchar('request', { length: 128 }),
    at: moment('at'),
  },
  table => [
    index('stock_moves_of_idx').on(table.slug, table.variant, table.id),
    uniqueIndex('stock_moves_request_idx').on(table.request),
  ],
)
