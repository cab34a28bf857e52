import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { creditRefund } from '@/server/money/invoices/credit-refund'

/** Issues the credit note for money that was given back; what the company's settings lack for it makes it wait. */
export const creditNoteJob = defineJob('credit-note', {
  queue: { retryLimit: 20, retryDelay: 60, retryBackoff: true },
  mostSeconds: 300,
  async run(payload, { refund }) {
    await creditRefund(payload, refund)
    return undefined
  },
})
