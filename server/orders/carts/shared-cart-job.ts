import 'server-only'
import { defineJob } from '@/server/ground/jobs/job'
import { mostMailSeconds, sendMail } from '@/server/ground/mail/transport'
import { renderSharedCart } from '@/server/orders/carts/render-shared-cart'

/** Mails the link to a shared cart. */
export const sharedCartJob = defineJob('shared-cart', {
  queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true },
  mostSeconds: mostMailSeconds,
  async run(payload, { cart }) {
    const mail = await renderSharedCart(payload, cart)
    if (mail) await sendMail(mail)
    return undefined
  },
})
