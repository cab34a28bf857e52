import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { watchPayments } from '@/server/money/payments/watch-payments'

/** Asks services about attempts without news, and cancels orders that nobody pays any more. */
export const watchPaymentsJob = defineJob('watch-payments', {
  queue: { retryLimit: 0, retryDelay: 60, retryBackoff: false },
  mostSeconds: 600,
  cron: '*/5 * * * *',
  async run(payload) {
    const message = await watchPayments(payload)
    return message ? { message } : undefined
  },
})
