import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { mostMailSeconds, sendMail } from '@/server/ground/mail/transport'
import { renderAccountMail } from '@/server/people/clients/account-mail'

/** Sends a mail about an account. A second try is later than the pause between two links to a new password. */
export const accountMailJob = defineJob('account-mail', {
  queue: { retryLimit: 10, retryDelay: 150, retryBackoff: true },
  mostSeconds: mostMailSeconds,
  async run(_payload, data) {
    const mail = await renderAccountMail(data)
    if (mail) await sendMail(mail)
    return undefined
  },
})
