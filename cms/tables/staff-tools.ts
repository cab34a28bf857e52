import {
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  serial,
  uniqueIndex,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'
import { publicationStates } from '@/lib/money/pricing/publication'
import { moment, time } from './columns'

/** Who of the staff did it: the address is kept beside the number, for those who have left. */
const by = () => varchar('email', { length: 255 }).notNull()
const admin = () => integer('admin').notNull()
/** A rate as the clerk wrote it: an exact decimal. */
const rate = (name: string) => numeric(name, { precision: 14, scale: 6, mode: 'number' })

/**
 * What the staff have changed, in the panel, by a tool or by a key: who comes too late sees who it was. Rows are only added: a trigger
 * refuses everything else (STAFF-6).
 */
export const staffActs = pgTable(
  'staff_acts',
  {
    id: serial('id').primaryKey(),
    at: moment('at'),
    admin: admin(),
    email: by(),
    /** The collection, and the document as it names itself: `stamp-models`, `model-trodat-printy-4913`. */
    collection: varchar('collection', { length: 64 }).notNull(),
    subject: varchar('subject', { length: 200 }).notNull(),
    what: varchar('what', { length: 16 }).notNull(),
    /** Names of what was changed. */
    fields: jsonb('fields').$type<string[]>().notNull(),
    /** By name the values before and after; null for personal data, and for changes by a tool. */
    changes: jsonb('changes').$type<Record<string, { before: unknown; after: unknown }>>(),
    /** The language whose texts were edited. */
    language: varchar('language', { length: 8 }),
  },
  table => [
    index('staff_acts_subject_idx').on(table.collection, table.subject, table.id),
    index('staff_acts_at_idx').on(table.at),
  ],
)

/**
 * Rates of materials that were changed and not published yet, a row a cell: `was` is the rate in force that the clerk saw,
 * `value` his own, null for one that he has emptied (docs/decisions/material-prices.md).
 */
export const priceCells = pgTable(
  'price_cells',
  {
    material: varchar('material', { length: 128 }).notNull(),
    cell: varchar('cell', { length: 32 }).notNull(),
    value: rate('value'),
    was: rate('was').notNull(),
    admin: admin(),
    email: by(),
    at: moment('at'),
  },
  table => [primaryKey({ columns: [table.material, table.cell] })],
)

/** What was or will be published together: its cells, the records that went out of force and those that came into force. */
export const pricePublications = pgTable(
  'price_publications',
  {
    id: serial('id').primaryKey(),
    name: varchar('name', { length: 120 }).notNull(),
    why: varchar('why', { length: 500 }).notNull(),
    state: varchar('state', { length: 16, enum: publicationStates }).notNull(),
    /** When it shall come into force; of one that is in force, when it did. */
    due: time('due').notNull(),
    cells: jsonb('cells')
      .$type<{ material: string; cell: string; value: number | null; was: number }[]>()
      .notNull(),
    records: jsonb('records').$type<{ material: string; before: number; after: number }[]>().notNull(),
    admin: admin(),
    email: by(),
    createdAt: moment('created_at'),
    endedAt: time('ended_at'),
    endedBy: varchar('ended_by', { length: 255 }),
  },
  table => [index('price_publications_state_idx').on(table.state, table.due)],
)

/** What others ask for a sign of a size, without VAT; `material` is ours that it is compared with. */
export const competitorPrices = pgTable(
  'competitor_prices',
  {
    id: serial('id').primaryKey(),
    country: varchar('country', { length: 2 }).notNull(),
    competitor: varchar('competitor', { length: 80 }).notNull(),
    material: varchar('material', { length: 128 }).notNull(),
    width: rate('width').notNull(),
    height: rate('height').notNull(),
    quantity: integer('quantity').notNull(),
    price: rate('price').notNull(),
    admin: admin(),
    email: by(),
    at: moment('at'),
  },
  table => [
    uniqueIndex('competitor_prices_of_idx').on(
      table.country,
      table.competitor,
      table.material,
      table.width,
      table.height,
      table.quantity,
    ),
  ],
)
