import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, Payload, Where } from 'payload'
import { documentStart } from '@/lib/money/invoice/number'
import { can } from '@/lib/people/actor/can'
import { actorOfUser } from './actor'

/** The field by which an order's documents are searched: it has no value of its own. */
export const documentField = 'documentNumber'

/** How many orders are found by the beginning of a document's number, at most. */
const most = 100

/**
 * The orders that have an invoice or a credit note whose number begins with the typed text, by an index; none where the text is no number
 * of a document.
 */
export async function ordersOfDocument({ db }: Pick<Payload, 'db'>, typed: string): Promise<number[]> {
  const start = documentStart(typed)
  if (!start) return []
  // Operators of bytes: a database that sorts by a language cannot use the index for beginnings.
  const { rows } = await db.drizzle.execute<{ order: number }>(
    sql`select distinct order_id as order from invoices
        where number ~>=~ ${start} and number ~<~ ${`${start}\u{10ffff}`} order by 1 desc limit ${most}`,
  )
  return rows.map(({ order }) => order)
}

type Answer = (typed: string) => Promise<number[]>

/** Conditions on documents become conditions on the orders that have them; all others stay. */
async function answered(where: Where, ordersOf: Answer): Promise<Where> {
  const entries = await Promise.all(
    Object.entries(where).map(async ([name, condition]): Promise<[string, Where[string]]> => {
      if (Array.isArray(condition))
        return [name, await Promise.all(condition.map(one => answered(one, ordersOf)))]
      if (name !== documentField) return [name, condition]
      const [typed] = Object.values(condition)
      return ['id', { in: await ordersOf(String(typed)) }]
    }),
  )
  return Object.fromEntries(entries)
}

/** Lets clerks find an order by the number of its invoice or of a credit note, in every search for orders (INVOICE-12). */
export const searchingDocuments: CollectionBeforeOperationHook<'orders'> = async ({ args, req }) => {
  if (!('where' in args) || !args.where) return args
  const sees = can(actorOfUser(req.user), 'order.read-prices')
  const ordersOf: Answer = typed => (sees ? ordersOfDocument(req.payload, typed) : Promise.resolve([]))
  return { ...args, where: await answered(args.where, ordersOf) }
}
