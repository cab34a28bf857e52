import 'server-only'
import { forgetShared } from '@/server/design/shared-designs/forget'
import { forgetShares } from '@/server/design/shares/share'
import { defineJob } from '@/server/ground/jobs/job'
import { forgetCarts } from '@/server/orders/carts/forget-carts'
import { forgetOldEvents } from '@/server/people/clients/security-events'

/** Forgets by night the shared designs that nobody looks at any more, and the saved carts, sessions and logs whose time is over. */
export const forgetSharedJob = defineJob('forget-shared', {
  queue: { retryLimit: 3, retryDelay: 600, retryBackoff: true },
  mostSeconds: 3600,
  // Runs before the job for files of own pictures, which these hold.
  cron: '0 4 * * *',
  async run(payload) {
    await forgetOldEvents()
    await forgetShares(payload)
    const count = (await forgetShared(payload)) + (await forgetCarts(payload))
    return count > 0 ? { message: String(count) } : undefined
  },
})
