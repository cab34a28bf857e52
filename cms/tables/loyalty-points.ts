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
 * Points of the loyalty club as they came and went (docs/decisions/loyalty.md): each row is the difference between an order's worth and
 * what was noted before, or a correction by the staff with its reason. The client's own sum is kept beside his name.
 */
export const loyaltyPoints = pgTable(
  'loyalty_points',
  {
    id: serial('id').primaryKey(),
    client: integer('client').notNull(),
    /** Empty for a correction. */
    orderId: integer('order_id'),
    points: integer('points').notNull(),
    /** Why it was corrected, as its client reads it, and who did it. */
    reason: varchar('reason', { length: 500 }).notNull().default(''),
    author: varchar('author', { length: 255 }).notNull().default(''),
    /** The id that a clerk's browser gave the correction, so that it is done once. */
    request: varchar('request', { length: 128 }),
    at: moment('at'),
  },
  table => [
    index('loyalty_points_client_idx').on(table.client, table.id),
    index('loyalty_points_order_idx').on(table.orderId),
    uniqueIndex('loyalty_points_request_idx').on(table.request),
  ],
)
