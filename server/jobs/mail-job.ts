import 'server-only'
import { z } from 'zod'
import { orderMailNames } from '@/server/mail/order-kinds'
import { renderMail } from '@/server/mail/render-mail'
import { mostMailSeconds, sendMail } from '@/server/mail/transport'
import { defineJob } from './job'

/** Sends one mail about an order. Pauses between tries grow from about a minute to about eight hours. */
export const mailJob = defineJob({
  data: z.object({
    template: z.enum(orderMailNames),
    order: z.number().int().positive(),
    refund: z.number().int().positive().optional(),
    /** Id of the event. */
    withdrawal: z.string().optional(),
    shipment: z.number().int().positive().optional(),
    /** The line as the order names it. */
    line: z.string().optional(),
    /** Id of a complaint. */
    claim: z.number().int().positive().optional(),
  }),
  queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true },
  mostSeconds: mostMailSeconds,
  async run(payload, { template, order, ...about }) {
    const mail = await renderMail(payload, template, order, about)
    // Staff may order for a client without an address.
    if (mail.to) await sendMail(mail)
    return undefined
  },
})
