import { z } from 'zod'
import { currencySchema } from '@/lib/catalogue/markets'
import { defaultPageSize, naturalNumber, pageNumbers, pagination } from '@/lib/ground/contract/parameters'
import { locales } from '@/lib/ground/site/locales'
import { orderStates } from '@/lib/orders/order/states'
import { emailSchema } from '@/lib/people/client/schemas'
import { pictureSchema } from './picture'

/** What may stand in the query of `GET /api/orders`. */
export const ordersQuery = z.strictObject({
  ...pageNumbers,
  /** Kept carts, in place of orders (`keptCartsAnswer`). */
  status: z.literal('cart').optional(),
  /** What stands in an order's number, purchase reference or the title of one of its lines. */
  search: z.string().trim().max(100).optional(),
  /** Those of one year, on the shop's clock. */
  year: z
    .string()
    .regex(/^20\d\d$/)
    .transform(Number)
    .optional(),
})

/** The query of a request about one order: the code of its link, which its client and staff do not need. */
export const codeQuery = z.strictObject({ auth: z.string().max(500).optional() })

/** The same for reading an order: its next steps are in the reader's language, else in the order's. */
export const orderQuery = codeQuery.extend({ locale: z.enum(locales).optional() })

/** The query of a request about one design of a line, counted from 1: packs have several. */
export const partQuery = z.strictObject({ part: naturalNumber.default(1) })

/** An order in a client's list. `total` is what is paid: with VAT, where the order bears any. */
export const orderSummarySchema = z.object({
  id: z.number().int().positive(),
  status: z.enum(orderStates),
  createdAt: z.iso.datetime(),
  total: z.object({ minor: z.number().int(), currency: currencySchema }),
  /** False where nothing was added to the net prices: a delivery that is exempt. */
  withVat: z.boolean(),
  /** Titles of the lines, in their order. */
  titles: z.array(z.string()),
  /** The first line that has a design, counted from 1: its proof is the order's picture. Null where nothing is designed. */
  pictured: z.number().int().positive().nullable(),
  /** Where nothing is designed, the shop's own picture of what was ordered; null where there is none either. */
  picture: pictureSchema.nullable(),
})
export type OrderSummary = z.infer<typeof orderSummarySchema>

/** `GET /api/orders`: the orders of the client who asks, the newest first. */
export const ordersAnswer = z.object({
  data: z.array(orderSummarySchema),
  meta: z.object({ pagination }),
  /** The years in which he has ordered, the latest first. */
  years: z.array(z.number().int()),
})

/** Which of a client's orders are listed; empty for all. */
export interface OrderFilter {
  search: string
  year: string
}

/** Where a page of the list is read, counted from 1. */
export function ordersPath(
  page: number,
  pageSize = defaultPageSize,
  { search, year }: OrderFilter = { search: '', year: '' },
): string {
  const query = new URLSearchParams({
    'pagination[page]': `${page}`,
    'pagination[pageSize]': `${pageSize}`,
    ...(search && { search }),
    ...(year && { year }),
  })
  return `/api/orders?${query}`
}

/** `GET /api/orders?status=cart`: the carts that a client has kept in his browsers, the one that was saved last first. */
export const keptCartsAnswer = z.object({
  data: z.array(
    z.object({
      id: z.number().int().positive(),
      status: z.literal('cart'),
      savedAt: z.iso.datetime(),
      pieces: z.number().int().positive(),
    }),
  ),
})
export type KeptCarts = z.infer<typeof keptCartsAnswer>

export const keptCartsPath = '/api/orders?status=cart'

/** `POST /api/orders/{id}/claims`: the code of the order's link, sent by the client whose order it becomes (ORDER-47). */
export const orderClaimRequest = z.strictObject({ auth: z.string().min(1).max(500) })

/** `POST /api/order-links`: a client who has lost the link to an order gives its number and the mail address that ordered it. */
export const orderLinkRequest = z.strictObject({
  order: z.number().int().positive().max(2_147_483_647),
  email: emailSchema,
})
