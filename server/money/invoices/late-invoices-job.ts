import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { invoiceWaiting } from '@/server/money/invoices/invoice-order'

/** Issues every hour the invoices that had to wait for the company's settings. */
export const lateInvoicesJob = defineJob('late-invoices', {
  queue: { retryLimit: 2, retryDelay: 60, retryBackoff: true },
  mostSeconds: 1800,
  cron: '20 * * * *',
  async run(payload) {
    const count = await invoiceWaiting(payload)
    return count > 0 ? { message: String(count) } : undefined
  },
})
