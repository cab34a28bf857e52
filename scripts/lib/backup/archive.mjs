import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../say.mjs'

/** What a backup is known by: its last file, written once all others are whole. */
export const manifestName = 'manifest.json'
export const backupFormat = 1

/** While it is in the data folder, the files of a restore are not all in their place. */
export const restoringName = 'restoring.json'
/** Where they lie before. */
export const asideName = 'restored.partial'

/** Refuses data whose restore was interrupted between the database and the files. */
export function refuseHalfRestored(dataDir) {
  if (existsSync(path.join(dataDir, restoringName)))
    throw new PlainError('A restore was cut short: run npm run restore once more before the shop is started.')
}

/** The SHA-256 of a file. */
export async function hashOf(file) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** The files below a folder, by their paths within it, those that `isLeftOut` names apart. */
export function filesIn(folder, isLeftOut = () => false, below = '') {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap(entry => {
    const name = path.posix.join(below, entry.name)
    if (isLeftOut(name)) return []
    if (entry.isDirectory()) return filesIn(folder, isLeftOut, name)
    return entry.isFile() ? [name] : []
  })
}

/** The whole backups of a folder, the oldest first. */
export const backupsIn = folder =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => /^\d{4}-\d\d-\d\dT/.test(name) && existsSync(path.join(folder, name, manifestName)))
        .sort()
    : []

function readManifest(folder) {
  const file = path.join(folder, manifestName)
  if (!existsSync(file))
    throw new PlainError(
      `${folder} is no whole backup: it was cut short, or it is another folder. Nothing was restored.`,
    )
  let manifest
  try {
    manifest = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new PlainError(`${file} cannot be read. Nothing was restored.`)
  }
  if (manifest.format !== backupFormat)
    throw new PlainError(`${folder} was written in another form (${manifest.format}). Nothing was restored.`)
  return manifest
}

/** Reads what a backup holds and compares every file with the manifest; says which is missing or damaged. */
export async function openBackup(folder) {
  const manifest = readManifest(folder)
  for (const { name, size, hash } of manifest.parts) {
    const file = path.join(folder, name)
    const there = path.resolve(file).startsWith(`${path.resolve(folder)}${path.sep}`) && existsSync(file)
    if (!there) throw new PlainError(`${name} is missing in the backup. Nothing was restored.`)
    if (statSync(file).size !== size || (await hashOf(file)) !== hash)
      throw new PlainError(`${name} is damaged in the backup. Nothing was restored.`)
  }
  return manifest
}
