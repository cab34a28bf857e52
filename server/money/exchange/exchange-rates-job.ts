import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { fetchRates } from '@/server/money/exchange/fetch-rates'

/** Asks several times a day for the rates that the European Central Bank has published (BOOKS-3), where its address is set. */
export const exchangeRatesJob = defineJob('exchange-rates', {
  queue: { retryLimit: 3, retryDelay: 300, retryBackoff: true },
  mostSeconds: 120,
  cron: '10 */3 * * *',
  async run(payload) {
    const count = await fetchRates(payload)
    return count ? { message: String(count) } : undefined
  },
})
