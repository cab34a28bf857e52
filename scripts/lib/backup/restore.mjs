import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { PlainError } from '../say.mjs'
import { asideName, restoringName } from './archive.mjs'
import { isLeftOut } from './make.mjs'
import { loadRows } from './rows.mjs'
import { emptying, quoted, readTables } from './schema.mjs'

const literal = text => `'${text.replaceAll("'", "''")}'`

/** Makes the database again in one transaction: an error leaves it as it was. */
async function restoreDatabase(client, folder, { schema, tables, sequences }, replace) {
  await client.query('begin')
  try {
    const there = await readTables(client)
    if (there.length > 0 && !replace)
      throw new PlainError(
        'The database is not empty. Nothing was restored: say --replace to put the backup in its place.',
      )
    for (const statement of await emptying(client)) await client.query(statement)
    await client.query('set local check_function_bodies = off')
    for (const statement of schema.before) await client.query(statement)
    for (const table of tables) {
      const count = await loadRows(client, table, path.join(folder, table.file))
      if (count !== table.rows)
        throw new PlainError(`${table.name} has ${count} rows of ${table.rows}. Nothing was restored.`)
    }
    for (const { schema: own, name, value, called } of sequences)
      await client.query(
        `select setval(${literal(`${quoted(own)}.${quoted(name)}`)}::regclass, ${BigInt(value)}, ${called === true})`,
      )
    for (const statement of schema.after) await client.query(statement)
    return () => client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** Copies the files beside the data, so that they only have to change places afterwards. */
function copyAside(folder, aside, parts) {
  rmSync(aside, { recursive: true, force: true })
  mkdirSync(aside, { recursive: true })
  for (const { name } of parts.filter(part => part.name.startsWith('files/'))) {
    const to = path.join(aside, name.slice('files/'.length))
    mkdirSync(path.dirname(to), { recursive: true })
    copyFileSync(path.join(folder, name), to)
  }
  const secrets = path.join(aside, 'secrets.json')
  if (existsSync(secrets)) chmodSync(secrets, 0o600)
}

/** Puts the copied files into the place of those that are there. */
function moveFiles(dataDir, aside) {
  for (const name of readdirSync(dataDir))
    if (!isLeftOut(name)) rmSync(path.join(dataDir, name), { recursive: true, force: true })
  for (const name of readdirSync(aside)) renameSync(path.join(aside, name), path.join(dataDir, name))
  // Pictures of the catalogue are drawn again from the restored catalogue.
  for (const name of ['pictures', 'pictures-designs'])
    rmSync(path.join(dataDir, name), { recursive: true, force: true })
  rmSync(aside, { recursive: true, force: true })
}

/**
 * Replaces the present data by an opened, and so checked, backup: database, files and keys. The caller locks the data folder, so that no
 * shop runs on it.
 * @param {{ client: import('pg').Client, manifest: object, folder: string, dataDir: string, replace: boolean }} options
 */
export async function restoreBackup({ client, manifest, folder, dataDir, replace }) {
  const aside = path.join(dataDir, asideName)
  const marker = path.join(dataDir, restoringName)
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  copyAside(folder, aside, manifest.parts)
  const commit = await restoreDatabase(client, folder, manifest, replace)
  writeFileSync(marker, JSON.stringify({ folder }), { flush: true })
  try {
    await commit()
  } catch (error) {
    rmSync(marker)
    throw error
  }
  moveFiles(dataDir, aside)
  rmSync(marker)
}
