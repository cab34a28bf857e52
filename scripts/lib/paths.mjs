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

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(file)
    else if (entry.isFile()) yield file
  }
}

/** A fingerprint of everything that a build is made of; two equal ones need one build. */
export function sourceFingerprint() {
  const hash = createHash('sha256')
  const add = file => hash.update(path.relative(root, file)).update(readFileSync(file))
  const there = name => statSync(path.join(root, name), { throwIfNoEntry: false })
  for (const folder of sourceFolders.filter(there))
    for (const file of filesBelow(path.join(root, folder))) add(file)
  for (const file of sourceFiles)
    if (statSync(path.join(root, file), { throwIfNoEntry: false })) add(path.join(root, file))
  return hash.update(process.version).digest('hex')
}
