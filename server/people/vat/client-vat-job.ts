import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { learnVatOfClient } from '@/server/people/vat/vat-of-client'

/** Asks again for the VAT number of an account that could not be checked, for about two days. */
export const clientVatJob = defineJob('client-vat', {
  queue: { retryLimit: 10, retryDelay: 120, retryBackoff: true },
  mostSeconds: 120,
  async run(payload, { client }) {
    const message = await learnVatOfClient(payload, client)
    return message === undefined ? undefined : { message }
  },
})
