import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { inviteReview } from '@/server/orders/reviews/invite'

/** Asks the service of reviews to invite a buyer. */
export const reviewInvitationJob = defineJob('review-invitation', {
  queue: { retryLimit: 8, retryDelay: 120, retryBackoff: true },
  mostSeconds: 120,
  async run(_payload, { order }) {
    await inviteReview(order)
    return undefined
  },
})
