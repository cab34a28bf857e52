import 'server-only'
import { z } from 'zod'
import { renderSharedCart } from '@/server/carts/render-shared-cart'
import { mostMailSeconds, sendMail } from '@/server/mail/transport'
import { defineJob } from './job'

/** Mails the link to a shared cart. */
export const sharedCartJob = defineJob({
  data: z.object({ cart: z.number().int().positive() }),
  queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true },
  mostSeconds: mostMailSeconds,
  async run(payload, { cart }) {
    const mail = await renderSharedCart(payload, cart)
    if (mail) await sendMail(mail)
    return undefined
  },
})
