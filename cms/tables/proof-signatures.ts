import { index, integer, jsonb, pgTable, serial, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import { moment } from './columns'
import { quotations } from './quotations'

/**
 * Names under designs that are approved (docs/decisions/signatures.md): of a quotation, of an order, or of both once the one has
 * become the other. `hashes` are those of the approved outlines, `drawing` the strokes of a name that was drawn, `data` says
 * who of the staff signed in the client's place.
 */
export const proofSignatures = pgTable(
  'proof_signatures',
  {
    id: serial('id').primaryKey(),
    quotationId: integer('quotation_id').references(() => quotations.id, { onDelete: 'cascade' }),
    orderId: integer('order_id'),
    hashes: jsonb('hashes').$type<string[]>().notNull(),
    name: varchar('name', { length: 255 }).notNull(),
    drawing: varchar('drawing', { length: 12_000 }).notNull().default(''),
    at: moment('at'),
    data: jsonb('data').$type<{ admin: number; email: string }>(),
  },
  table => [
    index('proof_signatures_quotation_idx').on(table.quotationId),
    index('proof_signatures_order_idx').on(table.orderId),
  ],
)
