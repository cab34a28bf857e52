import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import { itemsSchema, localeSchema } from '@/lib/orders/order/payload'

export const costsPath = '/api/tools/costs'

/** `POST /api/tools/costs`: lines of a cart, and where they go. */
export const costsRequest = z.strictObject({
  items: itemsSchema,
  locale: localeSchema,
  country: z.string().length(2),
  zipcode: z.string().max(20).default(''),
})

const amount = z.object({ minor: z.number().int(), currency: currencySchema })
const both = z.object({ net: amount, cost: amount })

/** What they bring without VAT and what they cost, line by line and with delivery and handling; null where something has no price. */
export const costsAnswer = z.object({
  lines: z.array(both.extend({ id: z.string() })),
  sum: both.nullable(),
})
export type CostsAnswer = z.infer<typeof costsAnswer>
