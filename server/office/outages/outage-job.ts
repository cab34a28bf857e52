import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { mostMailSeconds, sendMail } from '@/server/ground/mail/transport'
import { renderOutageMail } from '@/server/office/outages/render-outage-mail'

/** Tells the shop's owners that something fails, or works again (RUN-3). */
export const outageJob = defineJob('outage', {
  queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true },
  mostSeconds: mostMailSeconds,
  async run(payload, { outage, over }) {
    const mail = await renderOutageMail(payload, outage, over)
    if (mail) await sendMail(mail)
    return undefined
  },
})
