import 'server-only'
import { inviteReview } from '@/server/orders/reviews/invite'
import { defineJob } from '../../ground/jobs/job'

/** Asks the service of reviews to invite a buyer. */
export const reviewInvitationJob = defineJob('review-invitation', {
  queue: { retryLimit: 8, retryDelay: 120, retryBackoff: true },
  mostSeconds: 120,
  async run(_payload, { order }) {
    await inviteReview(order)
    return undefined
  },
})
