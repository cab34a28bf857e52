import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** Where the shop keeps what it must not lose: database, files, secrets. `DATA_DIR` moves it. */
export const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data')

const sourceFolders = ['app', 'cms', 'components', 'editor', 'lib', 'messages', 'public', 'server', 'stores']
const sourceFiles = [
  'instrumentation.ts',
  'next.config.ts',
  'payload.config.ts',
  'postcss.config.mjs',
  'proxy.ts',
  'package-lock.json',
]

/** What the build lays into `public` by itself, from packages that `package-lock.json` names. */
export const madeFolder = 'public/pdf'

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      if (path.relative(root, file) !== madeFolder) yield* filesBelow(file)
    } else if (entry.isFile()) yield file
  }
}

/** What the seed is made of: its data and code, and what that imports. */
const seedFolders = ['cms', 'lib']

const isThere = name => statSync(path.join(root, name), { throwIfNoEntry: false })

function fingerprintOf(folders, files = []) {
  const hash = createHash('sha256')
  const add = file => hash.update(path.relative(root, file)).update(readFileSync(file))
  for (const folder of folders.filter(isThere))
    for (const file of filesBelow(path.join(root, folder))) add(file)
  for (const file of files.filter(isThere)) add(path.join(root, file))
  return hash
}

/** A fingerprint of everything that a build is made of; two equal ones need one build. */
export const sourceFingerprint = () =>
  fingerprintOf(sourceFolders, sourceFiles).update(process.version).digest('hex')

/** A fingerprint of everything that the seed is made of; a database that has had it needs no import. */
export const seedFingerprint = () => fingerprintOf(seedFolders).digest('hex')
