import { index, integer, pgTable, uniqueIndex, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { bytea } from './bytea'
import { time } from './columns'

/**
 * Carts that are kept (docs/decisions/saved-carts.md): a client's own (`cart`), one for each browser that he shops in, and those that were
 * sent to somebody as a link (`shared`). `packed` is their JSON, deflated. The id is random, above those of all orders.
 */
export const savedCarts = pgTable(
  'saved_carts',
  {
    id: integer('id').primaryKey(),
    status: varchar('status', { length: 8 }).notNull(),
    client: integer('client'),
    cartId: varchar('cart_id', { length: 64 }),
    /** The recipient of a shared one's link. */
    email: varchar('email', { length: 255 }),
    locale: varchar('locale', { length: 8 }).notNull(),
    size: integer('size').notNull(),
    packed: bytea('packed').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    savedAt: time('saved_at').notNull().defaultNow(),
    endsAt: time('ends_at').notNull(),
  },
  table => [
    uniqueIndex('saved_carts_client_cart_idx').on(table.client, table.cartId, table.status),
    index('saved_carts_email_idx').on(table.email, table.createdAt),
    index('saved_carts_ends_idx').on(table.endsAt),
  ],
)
