import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { insertionOfJobs, type JobRequest } from '@/server/jobs/queue'
import type { PackedScene } from '@/server/scene/packed'

/** Everything of an order that is written at once. */
export interface OrderRows {
  /** The order's number, taken before (`takeNumber`). */
  id: number
  key: string
  bodyHash: string
  data: RequiredDataFromCollectionSlug<'orders'>
  scenes: readonly PackedScene[]
  jobs: readonly JobRequest[]
  /** Slugs that must not be counted (`stock_levels`): where one is, nothing is written. */
  uncounted: readonly string[]
}

type Row = Record<string, unknown>

/** The tables that Payload keeps an order in, as `rowsOf` gives their rows. */
const tables = ['orders', 'orders_lines', 'orders_lines_parts', 'orders_events'] as const

/** The column of a field, as Payload has it: that of a relation is not called as the field is. */
type ColumnOf = (table: string, field: string) => string

export const columnsOf =
  ({ db }: Payload): ColumnOf =>
  (table, field) => {
    const name: unknown = db.tables[table]?.[field]?.name
    if (typeof name !== 'string') throw new Error(`${table} has no column for ${field}`)
    return name
  }

/** A record's fields as columns: those that it does not say are left to the table. */
const rowOf = (table: string, fields: object, columnOf: ColumnOf): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [columnOf(table, field), value]),
  )

/** The rows of every table, in the order of `tables`. Those of a list are in order, with an id of their own. */
function rowsOf({ id, data }: Pick<OrderRows, 'id' | 'data'>, columnOf: ColumnOf): Row[][] {
  const listRows = (table: string, parent: number | string, items: readonly object[]) =>
    items.map((item, index): Row & { id: string } => ({
      ...rowOf(table, item, columnOf),
      id: randomBytes(12).toString('hex'),
      _order: index + 1,
      _parent_id: parent,
    }))
  const { lines: lineData, events, ...own } = data
  const bare = (lineData ?? []).map(({ parts: _, ...line }) => line)
  const lines = listRows('orders_lines', id, bare)
  const parts = lines.flatMap((line, index) =>
    listRows('orders_lines_parts', line.id, lineData?.[index]?.parts ?? []),
  )
  const order = { ...rowOf('orders', own, columnOf), id }
  return [[order], lines, parts, listRows('orders_events', id, events ?? [])]
}

/** The values of a statement, each given the place of its parameter as it comes. */
function parameters() {
  const values: unknown[] = []
  return { values, place: (value: unknown) => `$${values.push(value)}` }
}
type Parameters = ReturnType<typeof parameters>

/** One insert of a table's rows, where the key was new; rows of one table have the same columns. */
function insertionOf(table: string, rows: readonly Row[], { place }: Parameters): string {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))].map(name => `"${name}"`).join(', ')
  const json = `(select ${place(JSON.stringify(rows))}::json from key)`
  return `${table}_added as (
    insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, ${json}))`
}

/** Each scene once, in the order of their hashes, so that two orders of the same scenes cannot lock each other. */
function insertionOfScenes(scenes: readonly PackedScene[], { place }: Parameters): string {
  const byHash = [...new Map(scenes.map(scene => [scene.hash, scene])).values()]
  const rows = byHash
    .sort((a, b) => (a.hash < b.hash ? -1 : 1))
    .map(({ hash, packed }) => `(${place(hash)}, ${place(Buffer.from(packed))}::bytea)`)
  return `scenes_added as (
    insert into approved_scenes (hash, packed) select scene.hash, scene.packed
    from key, (values ${rows.join(', ')}) scene (hash, packed) on conflict do nothing)`
}

/**
 * The whole of an order as one statement: PostgreSQL commits all of it or nothing, after one way there and back. Every
 * part depends on the key: where it was taken before, or what must not be counted is, nothing is written and no row comes
 * back. A request with the same key at the same moment waits in it for the other's commit.
 */
async function statementOf(
  order: OrderRows,
  columnOf: ColumnOf,
): Promise<{ text: string; values: unknown[] }> {
  const all = parameters()
  const { values, place } = all
  const parts = [
    `key as (insert into idempotency_keys (key, body_hash)
      select ${place(order.key)}, ${place(order.bodyHash)}
      where not exists (select from stock_levels where slug = any (${place(order.uncounted)}::varchar[]))
      on conflict (key) do nothing returning id)`,
  ]
  rowsOf(order, columnOf).forEach((rows, index) => {
    const table = tables[index]
    if (table && rows.length > 0) parts.push(insertionOf(table, rows, all))
  })
  if (order.scenes.length > 0) parts.push(insertionOfScenes(order.scenes, all))
  const jobs = await insertionOfJobs(order.jobs, { after: values.length, where: 'key' })
  values.push(...jobs.values)
  parts.push(`jobs_added as (${jobs.text} returning id)`)
  const text = `with ${parts.join(',\n')} select (select count(*)::int from jobs_added) as jobs from key`
  return { text, values }
}

/** Runs a statement, in a transaction or by itself; `name` is the same for the same text, for a connection to prepare it once. */
type Run = (name: string, text: string, values: unknown[]) => Promise<{ rows: Row[] }>

/** The name of a statement: orders differ in which columns and tables they have at all. */
const nameOf = (text: string) => `write-order-${createHash('sha1').update(text).digest('base64url')}`

/** Writes an order with its key, its scenes and the jobs that follow; false where its key was taken before, or what must not be counted is. */
export async function writeOrder(run: Run, order: OrderRows, columnOf: ColumnOf): Promise<boolean> {
  const { text, values } = await statementOf(order, columnOf)
  const [row] = (await run(nameOf(text), text, values)).rows
  if (row && row.jobs !== order.jobs.length) throw new Error('the queue did not take every job')
  return row !== undefined
}
