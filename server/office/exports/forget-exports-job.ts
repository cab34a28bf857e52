import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { forgetExports } from '@/server/office/exports/keep'

/** Forgets by night the files whose link has ended (EXPORT-2). */
export const forgetExportsJob = defineJob('forget-exports', {
  queue: { retryLimit: 3, retryDelay: 600, retryBackoff: true },
  mostSeconds: 3600,
  cron: '20 4 * * *',
  async run(payload) {
    const count = await forgetExports(payload)
    return count > 0 ? { message: String(count) } : undefined
  },
})
