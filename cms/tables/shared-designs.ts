import { index, integer, pgTable, uniqueIndex, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { bytea } from './bytea'
import { moment } from './columns'

/**
 * Designs that shoppers share by a link (docs/decisions/shared-designs.md), by the secret part of the address. `owner` is the SHA-256 of
 * the key that only the sharing browser holds; `hash` is that of the design, whose JSON is deflated in `packed`: the same design of the
 * same browser has one link.
 */
export const sharedDesigns = pgTable(
  'shared_designs',
  {
    code: varchar('code', { length: 22 }).primaryKey(),
    owner: varchar('owner', { length: 64 }).notNull(),
    hash: varchar('hash', { length: 64 }).notNull(),
    name: varchar('name', { length: 255 }).notNull(),
    size: integer('size').notNull(),
    packed: bytea('packed').notNull(),
    createdAt: moment('created_at'),
    usedAt: moment('used_at'),
  },
  table => [
    uniqueIndex('shared_designs_owner_hash_idx').on(table.owner, table.hash),
    index('shared_designs_used_idx').on(table.usedAt),
  ],
)
