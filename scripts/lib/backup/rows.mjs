import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { quoted } from './schema.mjs'

/** How many rows are in memory at once. */
const atOnce = 500

const tableName = ({ schema, name }) => `${quoted(schema)}.${quoted(name)}`
const columnList = columns => columns.map(quoted).join(', ')

/**
 * Writes the rows of a table as PostgreSQL writes them itself, a line each, packed. Its text form of every type restores the same bytes.
 * Answers how many there are.
 */
export async function writeRows(client, table, file) {
  const gzip = createGzip({ level: 6 })
  const written = pipeline(gzip, createWriteStream(file, { mode: 0o600 }))
  const cursor = 'backup_rows'
  await client.query(
    `declare ${cursor} no scroll cursor for select row(${columnList(table.columns)})::text as row from ${tableName(table)}`,
  )
  let count = 0
  for (;;) {
    const { rows } = await client.query(`fetch ${atOnce} from ${cursor}`)
    if (rows.length === 0) break
    count += rows.length
    if (!gzip.write(rows.map(({ row }) => `${JSON.stringify(row)}\n`).join(''))) await once(gzip, 'drain')
  }
  await client.query(`close ${cursor}`)
  gzip.end()
  await written
  return count
}

/** Reads them back into a table that is empty; answers how many there were. */
export async function loadRows(client, table, file) {
  const columns = columnList(table.columns)
  // A type of these columns in their order, which reads a row as it was written.
  await client.query(
    `create temporary table restored_row on commit drop as select ${columns} from ${tableName(table)} with no data`,
  )
  const insert = rows =>
    client.query(
      `insert into ${tableName(table)} (${columns}) overriding system value
       select r.* from unnest($1::text[]) with ordinality as line(row, place), lateral (select (line.row::pg_temp.restored_row).*) as r order by line.place`,
      [rows],
    )
  let count = 0
  let held = []
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  for await (const line of lines) {
    held.push(JSON.parse(line))
    count += 1
    if (held.length < atOnce) continue
    await insert(held)
    held = []
  }
  if (held.length > 0) await insert(held)
  await client.query('drop table pg_temp.restored_row')
  return count
}
