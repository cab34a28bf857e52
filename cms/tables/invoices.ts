import { sql } from '@payloadcms/db-postgres'
import {
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  uniqueIndex,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './columns'

/**
 * Invoices and credit notes as they were issued (docs/decisions/invoices.md): `content` holds everything that is printed, and the
 * file is made of it again whenever somebody asks. Numbers count without gaps in their series, whose counter is raised in the
 * transaction that writes the row. An order has one invoice, a refund one credit note. No row is ever changed or deleted.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: serial('id').primaryKey(),
    kind: varchar('kind', { length: 16 }).notNull(),
    series: varchar('series', { length: 64 }).notNull(),
    value: integer('value').notNull(),
    number: varchar('number', { length: 64 }).notNull().unique(),
    orderId: integer('order_id').notNull(),
    /** Of a credit note: the refund that it is for. */
    refundId: integer('refund_id').unique(),
    content: jsonb('content').notNull(),
    issuedAt: moment('issued_at'),
  },
  table => [
    uniqueIndex('invoices_series_value_idx').on(table.series, table.value),
    uniqueIndex('invoices_order_idx').on(table.orderId).where(sql`kind = 'invoice'`),
    index('invoices_orders_idx').on(table.orderId),
    // For searches by the beginning of a number, under every collation of the database.
    index('invoices_number_start_idx').on(table.number.op('varchar_pattern_ops')),
  ],
)
