import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './columns'

const order = () => integer('order').notNull()
/** Whether the order has given it back; an order that is paid after it was cancelled takes it again. */
const returned = () => boolean('returned').notNull().default(false)

/** What an order has taken of the stock (docs/decisions/stock.md): pieces of what is counted alone. */
export const orderStock = pgTable(
  'order_stock',
  {
    order: order(),
    slug: varchar('slug').notNull(),
    variant: varchar('variant').notNull(),
    pieces: integer('pieces').notNull(),
    /** Pieces of these that went back with lines that were refunded before they were made, independent of the order's later states. */
    refunded: integer('refunded').notNull().default(0),
    returned: returned(),
  },
  table => [primaryKey({ columns: [table.order, table.slug, table.variant] })],
)

/** Which order has used which coupon, and whose it was: an address in lower case, and the client's id. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    order: order(),
    coupon: varchar('coupon', { length: 64 }).notNull(),
    email: varchar('email').notNull(),
    client: integer('client'),
    returned: returned(),
    at: moment('at'),
  },
  table => [
    primaryKey({ columns: [table.order, table.coupon] }),
    index('coupon_uses_coupon_idx').on(table.coupon, table.email),
  ],
)
