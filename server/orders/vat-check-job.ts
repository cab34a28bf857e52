import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { learnVatOfOrder } from '@/server/orders/order-vat'

/** Asks again for a VAT number that could not be checked when its order was placed, for about two days. */
export const vatCheckJob = defineJob('vat-check', {
  queue: { retryLimit: 10, retryDelay: 120, retryBackoff: true },
  mostSeconds: 120,
  async run(payload, { order }) {
    const message = await learnVatOfOrder(payload, order)
    return message === undefined ? undefined : { message }
  },
})
