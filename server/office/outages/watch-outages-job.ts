import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { watchOutages } from '@/server/office/outages/watch'

/** Looks whether disk and mail server are well (RUN-3). */
export const watchOutagesJob = defineJob('watch-outages', {
  queue: { retryLimit: 0, retryDelay: 60, retryBackoff: false },
  mostSeconds: 120,
  cron: '*/5 * * * *',
  async run(payload) {
    await watchOutages(payload)
    return undefined
  },
})
