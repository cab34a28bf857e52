import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { bytea } from './bytea'
import { time } from './columns'

/** `client` or `staff`, and the person's number among them. */
const holder = () => ({
  kind: varchar('kind', { length: 6 }).notNull(),
  holder: integer('holder').notNull(),
})

/**
 * Secrets for the codes that are asked for after a password (docs/decisions/second-factor.md): one a person, valid once it is confirmed.
 * `sealed` is the secret, encrypted with a key made from the shop's; `lastStep` is the half minute of the last code that was taken.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    ...holder(),
    sealed: text('sealed').notNull(),
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    failures: integer('failures').notNull().default(0),
    lockedUntil: time('locked_until'),
    confirmedAt: time('confirmed_at'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.kind, table.holder] })],
)

/** Codes on paper that replace the telephone, each valid once, by a keyed hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { ...holder(), hash: varchar('hash', { length: 64 }).notNull() },
  table => [primaryKey({ columns: [table.kind, table.holder, table.hash] })],
)

/**
 * Keys of devices that clients and staff log in with: `credential` is the device's own id of it, `host` the only host of the shop that it
 * works for, `counter` how often it has signed, if the device counts.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    credential: varchar('credential', { length: 1400 }).notNull().unique(),
    ...holder(),
    host: varchar('host', { length: 255 }).notNull(),
    publicKey: bytea('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: varchar('name', { length: 60 }).notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    usedAt: time('used_at'),
  },
  table => [index('passkeys_holder_idx').on(table.kind, table.holder)],
)

/** Challenges that devices sign, each once: `holder` is 0 at a login, where the person is not known yet. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: varchar('challenge', { length: 64 }).primaryKey(),
  ...holder(),
  endsAt: time('ends_at').notNull(),
})
