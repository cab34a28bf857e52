import 'server-only'
import { z } from 'zod'
import { renderMail } from '@/server/mail/render-mail'
import { sendMail } from '@/server/mail/transport'
import { defineJob } from './job'

/** Sends one mail about an order. Pauses between tries grow from about a minute to about eight hours. */
export const mailJob = defineJob({
  data: z.object({ template: z.string(), order: z.number().int().positive() }),
  queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true, expireInSeconds: 300 },
  async run(payload, { template, order }) {
    await sendMail(await renderMail(payload, template, order))
    return undefined
  },
})
