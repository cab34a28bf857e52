import { index, integer, pgTable, serial } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './columns'

/**
 * Points of the loyalty club as they came and went (docs/decisions/loyalty.md): each row is what an order was worth more or
 * less than was noted before. The client's own sum is kept beside his name.
 */
export const loyaltyPoints = pgTable(
  'loyalty_points',
  {
    id: serial('id').primaryKey(),
    client: integer('client').notNull(),
    orderId: integer('order_id').notNull(),
    points: integer('points').notNull(),
    at: moment('at'),
  },
  table => [
    index('loyalty_points_client_idx').on(table.client, table.id),
    index('loyalty_points_order_idx').on(table.orderId),
  ],
)
