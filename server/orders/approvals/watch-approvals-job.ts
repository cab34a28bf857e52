import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { watchApprovals } from '@/server/orders/approvals/watch-approvals'

/** Ends orders that waited too long for their company's approver. */
export const watchApprovalsJob = defineJob('watch-approvals', {
  queue: { retryLimit: 3, retryDelay: 60, retryBackoff: true },
  mostSeconds: 600,
  cron: '40 6 * * *',
  async run(payload) {
    const expired = await watchApprovals(payload)
    return expired > 0 ? { message: `${expired} expired` } : undefined
  },
})
