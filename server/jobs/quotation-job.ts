import 'server-only'
import { z } from 'zod'
import { mostMailSeconds, sendMail } from '@/server/mail/transport'
import { quotationTells, renderQuotationMail } from '@/server/quotations/render-quotation-mail'
import { defineJob } from './job'

/** Tells the client, or the shop, of a step of a quotation. */
export const quotationJob = defineJob({
  data: z.object({ quotation: z.number().int().positive(), tell: z.enum(quotationTells) }),
  queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true },
  mostSeconds: mostMailSeconds,
  async run(payload, { quotation, tell }) {
    const mail = await renderQuotationMail(payload, quotation, tell)
    if (mail) await sendMail(mail)
    return undefined
  },
})
