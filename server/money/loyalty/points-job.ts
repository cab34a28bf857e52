import 'server-only'
import { creditPoints } from '@/server/money/loyalty/credit-points'
import { defineJob } from '../../ground/jobs/job'

/** Brings the points of an order's client in line with what he paid and what he got back. */
export const pointsJob = defineJob('points', {
  queue: { retryLimit: 10, retryDelay: 30, retryBackoff: true },
  mostSeconds: 120,
  async run(payload, { order }) {
    await creditPoints(payload, order)
    return undefined
  },
})
