import { pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { bytea } from './bytea'
import { moment } from './columns'

/**
 * The scenes that shoppers approved (docs/decisions/approved-scenes.md): the canonical bytes, deflated, by the hash of
 * the bytes, each stored once, however often it is ordered. No collection of Payload: nobody edits a row, and none is ever changed.
 */
export const approvedScenes = pgTable('approved_scenes', {
  hash: varchar('hash', { length: 64 }).primaryKey(),
  packed: bytea('packed').notNull(),
  createdAt: moment('created_at'),
})
