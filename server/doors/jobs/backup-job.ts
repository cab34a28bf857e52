import 'server-only'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { defineJob } from '@/server/ground/jobs/job'

const run = promisify(execFile)

/** Writes a backup of database, files and keys every night, in a process of its own (docs/operating.md). */
export const backupJob = defineJob('backup', {
  queue: { retryLimit: 3, retryDelay: 600, retryBackoff: true },
  mostSeconds: 3 * 60 * 60,
  cron: '30 2 * * *',
  async run() {
    const { stdout } = await run(process.execPath, ['scripts/backup.mjs'], { maxBuffer: 1024 * 1024 })
    return { message: stdout.trim() }
  },
})
