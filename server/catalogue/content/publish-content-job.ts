import 'server-only'
import { publishPlanned } from '@/server/catalogue/content/planned'
import { defineJob } from '@/server/ground/jobs/job'

/** Shows content at the time that it was planned for (STAFF-8): looked for every minute. */
export const publishContentJob = defineJob('publish-content', {
  queue: { retryLimit: 2, retryDelay: 20, retryBackoff: true },
  mostSeconds: 300,
  cron: '* * * * *',
  async run(payload) {
    const count = await publishPlanned(payload)
    return count > 0 ? { message: String(count) } : undefined
  },
})
