import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { keepReviews } from '@/server/orders/reviews/keep-reviews'

/** Fetches the shop's reviews from their service every hour (PAGE-54). */
export const reviewsJob = defineJob('reviews', {
  queue: { retryLimit: 3, retryDelay: 120, retryBackoff: true },
  mostSeconds: 120,
  cron: '23 * * * *',
  async run(payload) {
    await keepReviews(payload)
    return undefined
  },
})
