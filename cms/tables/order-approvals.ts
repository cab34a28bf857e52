import { index, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { approvalDecisions } from '@/lib/orders/order/approval'
import { time } from './columns'

/**
 * Orders that a company's approver decides on (docs/decisions/company-buyers.md): one row an order. An order waits as long as it
 * is a `cart`; `decision` says what ended that, and is empty where a clerk gave the order up.
 */
export const orderApprovals = pgTable(
  'order_approvals',
  {
    orderId: integer('order_id').primaryKey(),
    company: integer('company').notNull(),
    askedAt: time('asked_at').notNull().defaultNow(),
    endsAt: time('ends_at').notNull(),
    decision: varchar('decision', { length: 12, enum: approvalDecisions }),
    /** The client who decided; empty where its time ran out. */
    client: integer('client'),
    name: varchar('name', { length: 255 }).notNull().default(''),
    word: varchar('word', { length: 1000 }).notNull().default(''),
    decidedAt: time('decided_at'),
  },
  table => [
    index('order_approvals_company_idx').on(table.company),
    index('order_approvals_ends_idx').on(table.endsAt),
  ],
)
