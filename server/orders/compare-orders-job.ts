import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { compareOpenOrders } from '@/server/orders/compare-open-orders'
import { keepOlderScenes } from '@/server/orders/keep-older-scenes'

/** More than a clerk reads; the rest is counted. */
const mostListed = 20

/**
 * Reports by night which orders that are still to be made would look different if they were drawn today: who changed a font, the text
 * engine or the catalogue sees the effect. It changes nothing, except that it keeps a missing scene where today's is still the one that was
 * ordered.
 */
export const compareOrdersJob = defineJob('compare-orders', {
  queue: { retryLimit: 2, retryDelay: 600, retryBackoff: true },
  mostSeconds: 4 * 3600,
  cron: '30 3 * * *',
  async run(payload) {
    await keepOlderScenes(payload)
    const changed = await compareOpenOrders(payload)
    if (changed.length === 0) return undefined
    const listed = changed.slice(0, mostListed).map(({ order, line, part }) => `${order}/${line}/${part}`)
    const rest = changed.length > mostListed ? ` + ${changed.length - mostListed}` : ''
    return { message: `${listed.join(', ')}${rest}` }
  },
})
