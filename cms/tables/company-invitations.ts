import { index, integer, pgTable, serial, unique, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { time } from './columns'

/**
 * Who was invited by a company's approvers to buy for it (docs/decisions/company-buyers.md): one row an address, deleted when the
 * invitation is taken up or withdrawn. `hash` is the SHA-256 of what the mailed link carries, empty until it was mailed.
 */
export const companyInvitations = pgTable(
  'company_invitations',
  {
    id: serial('id').primaryKey(),
    company: integer('company').notNull(),
    email: varchar('email', { length: 255 }).notNull(),
    invitedBy: integer('invited_by').notNull(),
    hash: varchar('hash', { length: 64 }).unique(),
    endsAt: time('ends_at').notNull(),
  },
  table => [
    unique('company_invitations_address_idx').on(table.company, table.email),
    index('company_invitations_ends_idx').on(table.endsAt),
  ],
)
