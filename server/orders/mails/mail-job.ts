import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { mostMailSeconds, sendMail } from '@/server/ground/mail/transport'
import { renderMail } from '@/server/orders/mails/render-mail'

/** Sends one mail about an order. Pauses between tries grow from about a minute to about eight hours. */
export const mailJob = defineJob('mail', {
  queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true },
  mostSeconds: mostMailSeconds,
  async run(payload, { template, order, ...about }) {
    const mail = await renderMail(payload, template, order, about)
    // Staff may order for a client without an address.
    if (mail.to) await sendMail(mail)
    return undefined
  },
})
