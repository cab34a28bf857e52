import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { mostMailSeconds, sendMail } from '@/server/ground/mail/transport'
import { renderQuotationMail } from '@/server/orders/quotations/render-quotation-mail'

/** Mails the client, or the shop, about a step of a quotation. */
export const quotationJob = defineJob('quotation', {
  queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true },
  mostSeconds: mostMailSeconds,
  async run(payload, { quotation, tell }) {
    const mail = await renderQuotationMail(payload, quotation, tell)
    if (mail) await sendMail(mail)
    return undefined
  },
})
