import {
  doublePrecision,
  index,
  integer,
  pgTable,
  serial,
  uniqueIndex,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './columns'

/** What an entry of the books is made of. */
export const entrySources = ['document', 'payment', 'refund', 'refund-returned'] as const

/**
 * The number and the rate that an entry has in the books (BOOKS-2, BOOKS-3). The number counts without gaps within a business year, is
 * given by the job that writes the first file of its day or of a later one of the year, and stays. `year` is the day on which the business
 * year begins. No row is deleted, and only a rate that was not known at the numbering is changed later.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: serial('id').primaryKey(),
    year: varchar('year', { length: 10 }).notNull(),
    number: integer('number').notNull(),
    source: varchar('source', { length: 16, enum: entrySources }).notNull(),
    sourceId: integer('source_id').notNull(),
    /** Units of its currency to one euro (BOOKS-3), 1 of EUR; null while none is known, and then no file holds the entry. */
    perEuro: doublePrecision('per_euro'),
    createdAt: moment('created_at'),
  },
  table => [
    uniqueIndex('ledger_entries_number_idx').on(table.year, table.number),
    uniqueIndex('ledger_entries_source_idx').on(table.source, table.sourceId),
  ],
)

/** The account of a client in the books, kept by order, so that all entries of an order stand on one account for good. */
export const ledgerClients = pgTable(
  'ledger_clients',
  {
    orderId: integer('order_id').primaryKey(),
    account: integer('account').notNull(),
  },
  table => [index('ledger_clients_account_idx').on(table.account)],
)
