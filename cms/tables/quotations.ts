import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { quotationStates } from '@/lib/orders/quotations/states'
import { moment } from './columns'

const state = (name: string) => varchar(name, { length: 16, enum: quotationStates })

/**
 * Quotations (docs/decisions/quotations.md). The id is random. `request` is what was asked, `draft` what staff work on until they send it,
 * `revision` counts every change of the row, `version` the versions that were sent.
 */
export const quotations = pgTable(
  'quotations',
  {
    id: integer('id').primaryKey(),
    state: state('state').notNull(),
    revision: integer('revision').notNull().default(0),
    version: integer('version').notNull().default(0),
    client: integer('client'),
    email: varchar('email', { length: 255 }).notNull(),
    name: varchar('name', { length: 255 }).notNull(),
    phone: varchar('phone', { length: 64 }).notNull().default(''),
    locale: varchar('locale', { length: 8 }).notNull(),
    authNonce: varchar('auth_nonce', { length: 32 }).notNull(),
    request: jsonb('request').notNull(),
    draft: jsonb('draft').notNull(),
    /** Facts of the newest version that lists show and jobs look for. */
    title: varchar('title', { length: 255 }).notNull().default(''),
    validUntil: date('valid_until'),
    totalMinor: integer('total_minor'),
    currency: varchar('currency', { length: 3 }).notNull(),
    /** How many days before the end the client got his last reminder. */
    reminded: integer('reminded'),
    order: integer('order_id').unique(),
    /** Who of the staff changed it last. */
    editor: varchar('editor', { length: 255 }),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
  },
  table => [
    index('quotations_client_idx').on(table.client),
    index('quotations_email_idx').on(table.email),
    index('quotations_created_idx').on(table.createdAt),
    index('quotations_state_idx').on(table.state, table.validUntil),
  ],
)

const quotation = () =>
  integer('quotation_id')
    .notNull()
    .references(() => quotations.id, { onDelete: 'cascade' })

/** Versions that were sent: `record` is the order that it becomes, without recipient and addresses. It never changes afterwards. */
export const quotationVersions = pgTable(
  'quotation_versions',
  {
    quotationId: quotation(),
    version: integer('version').notNull(),
    draft: jsonb('draft').notNull(),
    record: jsonb('record').notNull(),
    /** SHA-256 of draft and record: the client accepts exactly this. */
    hash: varchar('hash', { length: 64 }).notNull(),
    sentAt: moment('sent_at'),
    admin: integer('admin').notNull(),
  },
  table => [primaryKey({ columns: [table.quotationId, table.version] })],
)

/** What happened to a quotation, each with its time and who did it. */
export const quotationEvents = pgTable(
  'quotation_events',
  {
    id: serial('id').primaryKey(),
    quotationId: quotation(),
    at: moment('at'),
    from: state('from_state'),
    to: state('to_state').notNull(),
    /** `client`, `admin` or a job's name. */
    actor: varchar('actor', { length: 32 }).notNull(),
    version: integer('version').notNull(),
    text: varchar('text', { length: 5000 }).notNull().default(''),
    data: jsonb('data'),
  },
  table => [index('quotation_events_quotation_idx').on(table.quotationId)],
)
