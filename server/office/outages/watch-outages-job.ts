import 'server-only'
import { watchOutages } from '@/server/office/outages/watch'
import { defineJob } from '../../ground/jobs/job'

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
