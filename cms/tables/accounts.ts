import { index, integer, pgTable, primaryKey, serial, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { time } from './columns'

/**
 * Where clients are logged in (docs/decisions/accounts.md). `hash` is the SHA-256 of the token that only the browser
 * holds; `device` is what its browser calls itself.
 */
export const clientSessions = pgTable(
  'client_sessions',
  {
    id: serial('id').primaryKey(),
    hash: varchar('hash', { length: 64 }).notNull().unique(),
    client: integer('client').notNull(),
    method: varchar('method', { length: 12 }).notNull(),
    device: varchar('device', { length: 300 }).notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    seenAt: time('seen_at').notNull().defaultNow(),
    endsAt: time('ends_at').notNull(),
  },
  table => [
    index('client_sessions_client_idx').on(table.client),
    index('client_sessions_ends_idx').on(table.endsAt),
  ],
)

/** Links to a new password that are out, one a client, by the SHA-256 of what they carry. */
export const passwordLinks = pgTable('password_links', {
  client: integer('client').primaryKey(),
  hash: varchar('hash', { length: 64 }).notNull().unique(),
  createdAt: time('created_at').notNull().defaultNow(),
  endsAt: time('ends_at').notNull(),
})

/** What happened to the safety of a client's account: he reads it, and nobody changes it. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: serial('id').primaryKey(),
    client: integer('client').notNull(),
    kind: varchar('kind', { length: 24 }).notNull(),
    device: varchar('device', { length: 300 }).notNull(),
    address: varchar('address', { length: 64 }).notNull(),
    at: time('at').notNull().defaultNow(),
  },
  table => [
    index('security_events_client_idx').on(table.client, table.id),
    index('security_events_at_idx').on(table.at),
  ],
)

/** A client's identities at the services by which he logs in: `subject` is his id there. */
export const clientIdentities = pgTable(
  'client_identities',
  {
    provider: varchar('provider', { length: 12 }).notNull(),
    subject: varchar('subject', { length: 255 }).notNull(),
    client: integer('client').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('client_identities_client_idx').on(table.client),
  ],
)
