import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { invoiceOrder } from '@/server/money/invoices/invoice-order'

/** Issues the invoice of an order; what the company's settings lack for it is the report. */
export const invoiceJob = defineJob('invoice', {
  queue: { retryLimit: 10, retryDelay: 30, retryBackoff: true },
  mostSeconds: 300,
  async run(payload, { order }) {
    const missing = await invoiceOrder(payload, order)
    return missing.length > 0 ? { message: missing.join(', ') } : undefined
  },
})
