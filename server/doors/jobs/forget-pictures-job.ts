import 'server-only'
import { forgetPictures } from '@/server/design/own-pictures/forget'
import { defineJob } from '@/server/ground/jobs/job'
import { forgetMessages } from '@/server/people/messages/forget'

/** Forgets by night old messages, then the files that nothing holds any more (docs/decisions/own-pictures.md). */
export const forgetPicturesJob = defineJob('forget-pictures', {
  queue: { retryLimit: 3, retryDelay: 600, retryBackoff: true },
  mostSeconds: 3600,
  cron: '10 4 * * *',
  async run(payload) {
    await forgetMessages(payload)
    const count = await forgetPictures(payload)
    return count > 0 ? { message: String(count) } : undefined
  },
})
