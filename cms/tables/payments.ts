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
import { paymentStates, refundStates } from '@/lib/money/payment/payment'
import type { ReturnedLines } from '@/lib/money/returned-lines'
import { moment, time } from './columns'

const currency = () => varchar('currency', { length: 3 }).notNull()

/**
 * Money for orders (docs/decisions/payments.md), one row an attempt: for a service, `provider_id` is its id of the
 * attempt and `reference` its id of the money taken; a transfer or a cheque has neither. Amounts in minor units. An
 * order has one attempt at most that is `open`.
 */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id').notNull(),
    method: varchar('method', { length: 32 }).notNull(),
    state: varchar('state', { length: 16, enum: paymentStates }).notNull(),
    /** What the order comes to. */
    amountMinor: integer('amount_minor').notNull(),
    /** What came in; an amount other than the order's does not pay it. */
    takenMinor: integer('taken_minor').notNull().default(0),
    currency: currency(),
    providerId: varchar('provider_id', { length: 255 }).unique(),
    reference: varchar('reference', { length: 255 }).unique(),
    url: varchar('url', { length: 2000 }),
    /** Who entered it by hand: the id of one of the staff. */
    admin: integer('admin'),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    /** When an open attempt ends; when money that is owed is due. */
    endsAt: time('ends_at'),
    takenAt: time('taken_at'),
    /** When the service is asked again about an open attempt. */
    askAt: time('ask_at'),
  },
  table => [
    index('payments_order_idx').on(table.orderId),
    uniqueIndex('payments_open_idx').on(table.orderId).where(sql`state in ('open', 'pending')`),
    index('payments_ask_idx').on(table.askAt).where(sql`state in ('open', 'pending')`),
  ],
)

/** Money given back, each time by the method that took it; `request` makes a clerk's call idempotent. */
export const refunds = pgTable(
  'refunds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id').notNull(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    request: varchar('request', { length: 128 }).notNull(),
    state: varchar('state', { length: 16, enum: refundStates }).notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: currency(),
    reason: varchar('reason', { length: 1000 }).notNull(),
    /** The pieces that it is for; null where it is an amount. */
    lines: jsonb('lines').$type<ReturnedLines>(),
    providerId: varchar('provider_id', { length: 255 }).unique(),
    /** The service's reason for a failed refund. */
    failure: varchar('failure', { length: 500 }),
    admin: integer('admin'),
    createdAt: moment('created_at'),
    doneAt: time('done_at'),
    /** When it failed, or came back after it was done. */
    failedAt: time('failed_at'),
  },
  table => [
    index('refunds_order_idx').on(table.orderId),
    uniqueIndex('refunds_request_idx').on(table.request, table.paymentId),
  ],
)

/** Events that a payment service sent, each stored once by the service's own id. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: varchar('id', { length: 255 }).primaryKey(),
    type: varchar('type', { length: 100 }).notNull(),
    orderId: integer('order_id'),
    outcome: varchar('outcome', { length: 32 }).notNull(),
    createdAt: moment('created_at'),
  },
  table => [index('payment_events_order_idx').on(table.orderId)],
)
