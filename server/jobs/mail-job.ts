import 'server-only'
import { renderMail } from '@/server/mail/render-mail'
import { mostMailSeconds, sendMail } from '@/server/mail/transport'
import { defineJob } from './job'

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
