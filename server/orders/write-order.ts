import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import type { PackedScene } from '@/server/design/scene/packed'
import { insertionOfJobs, type JobRequest } from '@/server/ground/jobs/queue'

/** Everything of an order that is written at once. */
export interface OrderRows {
  /** The order's number, taken before (`takeNumber`). */
  id: number
  key: string
  bodyHash: string
  data: RequiredDataFromCollectionSlug<'orders'>
  scenes: readonly PackedScene[]
  /** Each names the order. */
  jobs: readonly JobRequest[]
  /** Slugs that must not be counted (`stock_levels`): where one is, nothing is written. */
  uncounted: readonly string[]
}

type Row = Record<string, unknown>

/** The tables that Payload keeps an order in, as `rowsOf` gives their rows. */
const tables = ['orders', 'orders_lines', 'orders_lines_parts', 'orders_events'] as const

/** The column of a field, as Payload has it: the column of a relation has another name than the field. */
type ColumnOf = (table: string, field: string) => string

export const columnsOf =
  ({ db }: Payload): ColumnOf =>
  (table, field) => {
    const name: unknown = db.tables[table]?.[field]?.name
    if (typeof name !== 'string') throw new Error(`${table} has no column for ${field}`)
    return name
  }

/** A record's fields as columns: the table's defaults fill the others. */
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

/** An order laid out for its tables. Those of one `shape` have the same columns, and are written by one statement. */
export interface LaidOrder {
  order: OrderRows
  rows: Row[][]
  shape: string
}

export function layOut(order: OrderRows, columnOf: ColumnOf): LaidOrder {
  const rows = rowsOf(order, columnOf)
  const shape = rows.map(own => columnsIn(own).join()).join(';')
  return { order, rows, shape }
}

const columnsIn = (rows: readonly Row[]): string[] => [...new Set(rows.flatMap(row => Object.keys(row)))]

/** The values of a statement: each gets the next parameter number. */
function parameters() {
  const values: unknown[] = []
  return { values, place: (value: unknown) => `$${values.push(value)}` }
}
type Parameters = ReturnType<typeof parameters>

/** The condition for rows of a new order: the order's own row by its number, rows of a list by their parent. */
const ofNew: Record<(typeof tables)[number], string> = {
  orders: 'id in (select id from new)',
  orders_lines: '_parent_id in (select id from new)',
  orders_lines_parts: '_parent_id in (select id from orders_lines_added)',
  orders_events: '_parent_id in (select id from new)',
}

/** One insert of a table's rows; all of them have the same columns. */
function insertionOf(table: (typeof tables)[number], rows: readonly Row[], { place }: Parameters): string {
  const columns = columnsIn(rows)
    .map(name => `"${name}"`)
    .join(', ')
  return `${table}_added as (
    insert into ${table} (${columns}) select ${columns}
    from json_populate_recordset(null::${table}, ${place(JSON.stringify(rows))}::json) where ${ofNew[table]} returning id)`
}

/**
 * Each scene once, in the order of their hashes, so that two statements with the same scenes cannot lock each other. Their bytes are one
 * parameter, from which each scene is cut.
 */
function insertionOfScenes(orders: readonly LaidOrder[], { place }: Parameters): string {
  const packed: Uint8Array[] = []
  let start = 1
  const scenes = orders.flatMap(({ order }) =>
    order.scenes.map(scene => {
      packed.push(scene.packed)
      const row = { order: order.id, hash: scene.hash, start, length: scene.packed.length }
      start += scene.packed.length
      return row
    }),
  )
  return `scenes_added as (
    insert into approved_scenes (hash, packed)
    select distinct on (hash) hash, substring(${place(Buffer.concat(packed))}::bytea from start for length)
    from json_to_recordset(${place(JSON.stringify(scenes))}::json)
      as scene ("order" int, hash varchar, start int, length int)
    where "order" in (select id from new) order by hash on conflict do nothing)`
}

/**
 * Orders of one shape as one statement: PostgreSQL commits all of it or nothing, in one round trip. All rows of an order depend on its key:
 * where it was taken before, or a thing that must not be counted is counted, nothing of this order is written and its number is not
 * returned. A request with the same key at the same moment waits in it for the other's commit; keys are taken in their order, so that two
 * statements with the same ones cannot lock each other.
 */
async function statementOf(orders: readonly LaidOrder[]): Promise<{ text: string; values: unknown[] }> {
  const all = parameters()
  const { values, place } = all
  const given = orders.map(({ order: { id, key, bodyHash, uncounted } }) => ({
    id,
    key,
    bodyHash,
    uncounted,
  }))
  const parts = [
    // Where one statement has the same key twice, the first number gets it.
    `given as (select distinct on (key) * from json_to_recordset(${place(JSON.stringify(given))}::json)
      as given (id int, key varchar, "bodyHash" varchar, uncounted varchar[]) order by key, id)`,
    `key as (insert into idempotency_keys (key, body_hash) select key, "bodyHash" from given
      where not exists (select from stock_levels where slug = any (uncounted)) order by key
      on conflict (key) do nothing returning key)`,
    'new as materialized (select given.id from given join key on key.key = given.key)',
  ]
  for (const [index, table] of tables.entries()) {
    const rows = orders.flatMap(order => order.rows[index] ?? [])
    if (rows.length > 0) parts.push(insertionOf(table, rows, all))
  }
  if (orders.some(({ order }) => order.scenes.length > 0)) parts.push(insertionOfScenes(orders, all))
  const jobs = await insertionOfJobs(
    orders.flatMap(({ order }) => order.jobs),
    { after: values.length, where: 'new' },
  )
  values.push(...jobs.values)
  parts.push(`jobs_added as (${jobs.text} returning id)`)
  const text = `with ${parts.join(',\n')} select id, (select count(*)::int from jobs_added) as jobs from new`
  return { text, values }
}

/** Runs a statement, in a transaction or by itself; `name` is the same for the same text, so that a connection prepares it once. */
export type Run = (name: string, text: string, values: unknown[]) => Promise<{ rows: Row[] }>

/** The name of a statement: orders differ in the columns and tables that they use. */
const nameOf = (text: string) => `write-order-${createHash('sha1').update(text).digest('base64url')}`

/**
 * Writes orders of one shape with their keys, their scenes and the jobs that follow, all in one statement.
 * @returns the numbers of the written orders: without those whose key was taken before, or with a counted thing
 */
export async function writeOrders(run: Run, orders: readonly LaidOrder[]): Promise<Set<number>> {
  const { text, values } = await statementOf(orders)
  const { rows } = await run(nameOf(text), text, values)
  const written = new Set(rows.map(({ id }) => Number(id)))
  const wanted = orders.filter(({ order }) => written.has(order.id)).flatMap(({ order }) => order.jobs)
  if (rows.length > 0 && rows[0]?.jobs !== wanted.length) throw new Error('the queue did not take every job')
  return written
}

/** Writes one order; false where its key was taken before, or a thing that must not be counted is counted. */
export async function writeOrder(run: Run, order: OrderRows, columnOf: ColumnOf): Promise<boolean> {
  return (await writeOrders(run, [layOut(order, columnOf)])).has(order.id)
}
