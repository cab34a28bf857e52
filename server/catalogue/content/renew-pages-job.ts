import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'

/**
 * Renews what shows content that a job has changed. No page can be renewed outside of a request: the shop asks itself for
 * it, with the token of this installation.
 */
export const renewPagesJob = defineJob('renew-pages', {
  queue: { retryLimit: 10, retryDelay: 5, retryBackoff: true },
  mostSeconds: 60,
  async run(_, { collections }) {
    const { PORT = '3000', INTERNAL_TOKEN = '' } = process.env
    const response = await fetch(`http://localhost:${PORT}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${INTERNAL_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ collections }),
    })
    if (!response.ok) throw new Error(`the pages were not renewed: ${response.status}`)
    return undefined
  },
})
