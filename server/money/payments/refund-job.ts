import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { sendRefund } from '@/server/money/payments/send-refund'

/** Gives money back through the service that took it. The service makes one refund of it, however often it is asked. */
export const refundJob = defineJob('refund', {
  queue: { retryLimit: 12, retryDelay: 30, retryBackoff: true },
  mostSeconds: 120,
  async run(payload, { refund }) {
    await sendRefund(payload, refund)
    return undefined
  },
})
