import { pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { time } from './columns'

/**
 * The last result of the online check of a VAT number (docs/decisions/vat-numbers.md): only verdicts, so that an order
 * agrees with its checkout.
 */
export const vatChecks = pgTable('vat_checks', {
  number: varchar('number', { length: 20 }).primaryKey(),
  status: varchar('status', { length: 10 }).notNull(),
  checkedAt: time('checked_at').notNull(),
  consultation: varchar('consultation', { length: 500 }),
  name: varchar('name', { length: 500 }),
  address: varchar('address', { length: 500 }),
})
