import 'server-only'
import { z } from 'zod'
import { forgetShared } from '@/server/shared-designs/forget'
import { defineJob } from './job'

/** Forgets by night the shared designs that nobody looks at any more (docs/decisions/shared-designs.md). */
export const forgetSharedJob = defineJob({
  data: z.object({}),
  queue: { retryLimit: 3, retryDelay: 600, retryBackoff: true, expireInSeconds: 3600 },
  // Before the files of own pictures, which they hold.
  cron: '0 4 * * *',
  async run(payload) {
    const count = await forgetShared(payload)
    return count > 0 ? { message: String(count) } : undefined
  },
})
