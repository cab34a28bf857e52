import 'server-only'
import { z } from 'zod'
import { inviteReview } from '@/server/reviews/invite'
import { defineJob } from './job'

/** Asks the service of reviews to invite a buyer. */
export const reviewInvitationJob = defineJob({
  data: z.object({ order: z.number().int().positive() }),
  queue: { retryLimit: 8, retryDelay: 120, retryBackoff: true },
  mostSeconds: 120,
  async run(_payload, { order }) {
    await inviteReview(order)
    return undefined
  },
})
