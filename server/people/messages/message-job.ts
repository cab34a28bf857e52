import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { mostMailSeconds, sendMail } from '@/server/ground/mail/transport'
import { renderMessageMail } from '@/server/people/messages/render-message-mail'

/** Sends a visitor's message to the shop, or the confirmation of it to its sender. */
export const messageJob = defineJob('message', {
  queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true },
  mostSeconds: mostMailSeconds,
  async run(payload, { message, to }) {
    const mail = await renderMessageMail(payload, message, to)
    if (mail) await sendMail(mail)
    return undefined
  },
})
