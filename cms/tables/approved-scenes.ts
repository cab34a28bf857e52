import { customType, pgTable, timestamp, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: bytes => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  fromDriver: buffer => buffer,
})

/**
 * The scenes that shoppers approved (docs/decisions/approved-scenes.md): the canonical bytes, deflated, by the hash of
 * the bytes, each stored once, however often it is ordered. No collection of Payload: nobody edits a row, and none is ever changed.
 */
export const approvedScenes = pgTable('approved_scenes', {
  hash: varchar('hash', { length: 64 }).primaryKey(),
  packed: bytea('packed').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
})
