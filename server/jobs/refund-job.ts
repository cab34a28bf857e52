import 'server-only'
import { sendRefund } from '@/server/payments/send-refund'
import { defineJob } from './job'

/** Gives money back through the service that took it. The service makes one refund of it, however often it is asked. */
export const refundJob = defineJob('refund', {
  queue: { retryLimit: 12, retryDelay: 30, retryBackoff: true },
  mostSeconds: 120,
  async run(payload, { refund }) {
    await sendRefund(payload, refund)
    return undefined
  },
})
