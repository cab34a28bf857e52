// `npm run restore -- FOLDER [--replace]`: puts a backup in the place of database, files and keys. The shop must not run.
import path from 'node:path'
import { openBackup } from './lib/backup/archive.mjs'
import { restoreBackup } from './lib/backup/restore.mjs'
import { withDatabase } from './lib/backup/with-database.mjs'
import { checkNode, installIfNeeded } from './lib/install.mjs'
import { dataDir } from './lib/paths.mjs'
import { explainFailure, PlainError } from './lib/say.mjs'

const [folder] = process.argv.slice(2).filter(one => !one.startsWith('--'))
const replace = process.argv.includes('--replace')

try {
  if (!folder) throw new PlainError('Name the folder of a backup: npm run restore -- FOLDER')
  checkNode()
  await installIfNeeded()
  const manifest = await openBackup(path.resolve(folder))
  await withDatabase({ alone: true }, client =>
    restoreBackup({ client, manifest, folder: path.resolve(folder), dataDir, replace }),
  )
  console.log(`Restored as it was at ${manifest.at}. Start the shop.`)
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`)
  process.exit(1)
}
