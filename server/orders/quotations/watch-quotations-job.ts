import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { watchQuotations } from '@/server/orders/quotations/watch-quotations'

/** Reminds clients of quotations that end soon, and ends those whose last day is over. */
export const watchQuotationsJob = defineJob('watch-quotations', {
  queue: { retryLimit: 3, retryDelay: 60, retryBackoff: true },
  mostSeconds: 600,
  cron: '10 7 * * *',
  async run(payload) {
    const { reminded, expired } = await watchQuotations(payload, new Date())
    return reminded + expired > 0 ? { message: `${reminded} reminded, ${expired} expired` } : undefined
  },
})
