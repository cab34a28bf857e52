import { pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

/**
 * What the online check last said of a VAT number (docs/decisions/vat-numbers.md): verdicts alone, so that an order
 * agrees with the checkout that led to it.
 */
export const vatChecks = pgTable('vat_checks', {
  number: varchar('number', { length: 20 }).primaryKey(),
  status: varchar('status', { length: 10 }).notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true, precision: 3 }).notNull(),
  consultation: varchar('consultation', { length: 500 }),
  name: varchar('name', { length: 500 }),
  address: varchar('address', { length: 500 }),
})
