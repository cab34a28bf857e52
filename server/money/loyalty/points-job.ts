import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { creditPoints } from '@/server/money/loyalty/credit-points'

/** Brings the points of an order's client in line with what he paid and what he got back. */
export const pointsJob = defineJob('points', {
  queue: { retryLimit: 10, retryDelay: 30, retryBackoff: true },
  mostSeconds: 120,
  async run(payload, { order }) {
    await creditPoints(payload, order)
    return undefined
  },
})
