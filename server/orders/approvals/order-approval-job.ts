import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { mostMailSeconds, sendMail } from '@/server/ground/mail/transport'
import { renderApprovalMail } from '@/server/orders/approvals/render-approval-mail'

/** Mails an approver, a buyer or the shop about an order that waits for its company, or does not wait any more. */
export const orderApprovalJob = defineJob('order-approval', {
  queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true },
  mostSeconds: mostMailSeconds,
  async run(payload, data) {
    const mail = await renderApprovalMail(payload, data)
    if (mail) await sendMail(mail)
    return undefined
  },
})
