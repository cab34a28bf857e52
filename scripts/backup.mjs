// `npm run backup`: database, files and keys as they are now into a folder of BACKUP_DIR, while the shop runs or not.
import path from 'node:path'
import { makeBackup } from './lib/backup/make.mjs'
import { withDatabase } from './lib/backup/with-database.mjs'
import { checkNode, installIfNeeded } from './lib/install.mjs'
import { dataDir } from './lib/paths.mjs'
import { explainFailure, PlainError } from './lib/say.mjs'

const folder = path.resolve(process.env.BACKUP_DIR ?? path.join(dataDir, 'backups'))
const keep = Number(process.env.BACKUP_KEEP ?? 7)

try {
  if (!Number.isInteger(keep) || keep < 1)
    throw new PlainError('BACKUP_KEEP must be a whole number above zero.')
  checkNode()
  await installIfNeeded()
  const made = await withDatabase({ alone: false }, client => makeBackup({ client, dataDir, folder, keep }))
  console.log(`Backup made: ${made.folder} (${made.rows} rows, ${made.files} files).`)
} catch (error) {
  console.error(`\n${explainFailure(error)}\n`)
  process.exit(1)
}
