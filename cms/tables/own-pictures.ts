import { index, integer, pgTable, primaryKey, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { bytea } from './bytea'
import { moment } from './columns'

/**
 * The files of shoppers' own pictures (docs/decisions/own-pictures.md), each once by the SHA-256 of its bytes. Their owners are in
 * `own_picture_owners`, what needs them in `own_picture_holds`.
 */
export const ownPictures = pgTable(
  'own_pictures',
  {
    hash: varchar('hash', { length: 64 }).primaryKey(),
    kind: varchar('kind', { length: 8 }).notNull(),
    size: integer('size').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: moment('created_at'),
    usedAt: moment('used_at'),
  },
  table => [index('own_pictures_used_idx').on(table.usedAt)],
)

const ofPicture = () =>
  varchar('hash', { length: 64 })
    .notNull()
    .references(() => ownPictures.hash, { onDelete: 'cascade' })

/** Who may read a file: the SHA-256 of the key that only the sending browser holds. */
export const ownPictureOwners = pgTable(
  'own_picture_owners',
  { hash: ofPicture(), owner: varchar('owner', { length: 64 }).notNull(), createdAt: moment('created_at') },
  table => [
    primaryKey({ columns: [table.hash, table.owner] }),
    index('own_picture_owners_owner_idx').on(table.owner),
  ],
)

/** What keeps a file beyond its time, such as `order:105871`. */
export const ownPictureHolds = pgTable(
  'own_picture_holds',
  { hash: ofPicture(), holder: varchar('holder', { length: 80 }).notNull() },
  table => [primaryKey({ columns: [table.hash, table.holder] })],
)
