import 'server-only'
import { renderSharedCart } from '@/server/carts/render-shared-cart'
import { mostMailSeconds, sendMail } from '@/server/mail/transport'
import { defineJob } from './job'

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
