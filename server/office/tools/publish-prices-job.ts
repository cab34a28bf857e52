import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { publishDue } from '@/server/office/tools/publish-prices'

/** Brings rates into force at the date that they were planned for (TOOLS-7): looked for every minute. */
export const publishPricesJob = defineJob('publish-prices', {
  queue: { retryLimit: 2, retryDelay: 20, retryBackoff: true },
  mostSeconds: 300,
  cron: '* * * * *',
  async run(payload) {
    const count = await publishDue(payload)
    return count > 0 ? { message: String(count) } : undefined
  },
})
