import 'server-only'
import { renderAccountMail } from '@/server/clients/account-mail'
import { mostMailSeconds, sendMail } from '@/server/mail/transport'
import { defineJob } from './job'

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
