import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import {
  asideName,
  backupFormat,
  backupsIn,
  filesIn,
  hashOf,
  manifestName,
  restoringName,
} from './archive.mjs'
import { writeRows } from './rows.mjs'
import { readSchema, readSequences, readTables } from './schema.mjs'

/** Parts of the data folder that belong to the database, are made again automatically, or are backups. */
const leftOut = new Set([
  'postgres',
  'postgres.password',
  'pictures',
  'pictures-designs',
  'running.json',
  'backups',
  restoringName,
  asideName,
])
export const isLeftOut = name => leftOut.has(name.split('/')[0])

/** Writes the database as it is at one moment: how its tables are made, their rows, where its sequences stand. */
async function writeDatabase(client, folder) {
  mkdirSync(path.join(folder, 'database'), { mode: 0o700 })
  await client.query('begin isolation level repeatable read read only')
  try {
    const schema = await readSchema(client)
    const tables = []
    for (const [place, table] of (await readTables(client)).entries()) {
      const file = `database/${place}.gz`
      tables.push({ ...table, file, rows: await writeRows(client, table, path.join(folder, file)) })
    }
    return { schema, tables, sequences: await readSequences(client) }
  } finally {
    await client.query('rollback')
  }
}

/** Copies a file, or takes the copy of the last backup where it is the same. */
function copyFile(from, to, before) {
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 })
  const { size, mtimeMs, atime, mtime } = statSync(from)
  const known = before && statSync(before, { throwIfNoEntry: false })
  if (known && known.size === size && Math.floor(known.mtimeMs) === Math.floor(mtimeMs))
    return linkSync(before, to)
  copyFileSync(from, to)
  utimesSync(to, atime, mtime)
}

function writeFiles(dataDir, folder, before) {
  const names = filesIn(dataDir, isLeftOut)
  for (const name of names) {
    const [from, to] = [path.join(dataDir, name), path.join(folder, 'files', name)]
    try {
      copyFile(from, to, before && path.join(before, 'files', name))
    } catch (error) {
      // A file that the shop has deleted meanwhile does no harm.
      if (error.code !== 'ENOENT' || existsSync(from)) throw error
    }
  }
}

/** Deletes backups beyond the newest ones, and interrupted ones. */
function forgetOld(folder, keep) {
  for (const name of backupsIn(folder).slice(0, -keep))
    rmSync(path.join(folder, name), { recursive: true, force: true })
  for (const name of readdirSync(folder).filter(one => one.endsWith('.partial')))
    rmSync(path.join(folder, name), { recursive: true, force: true })
}

/**
 * Writes database, files and keys into a folder of its own below `folder`; it has its name and its manifest once it is whole.
 * Answers where it is, and how much it holds.
 * @param {{ client: import('pg').Client, dataDir: string, folder: string, keep: number, now?: Date }} options
 */
export async function makeBackup({ client, dataDir, folder, keep, now = new Date() }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const name = now.toISOString().replaceAll(':', '-')
  const partial = path.join(folder, `${name}.partial`)
  const before = backupsIn(folder).at(-1)
  mkdirSync(partial, { mode: 0o700 })
  const database = await writeDatabase(client, partial)
  writeFiles(dataDir, partial, before && path.join(folder, before))
  const parts = []
  for (const file of filesIn(partial)) {
    const whole = path.join(partial, file)
    parts.push({ name: file, size: statSync(whole).size, hash: await hashOf(whole) })
  }
  const manifest = { format: backupFormat, at: now.toISOString(), ...database, parts }
  writeFileSync(path.join(partial, manifestName), JSON.stringify(manifest), { mode: 0o600, flush: true })
  renameSync(partial, path.join(folder, name))
  forgetOld(folder, keep)
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  return { folder: path.join(folder, name), rows, files: parts.length - database.tables.length }
}
