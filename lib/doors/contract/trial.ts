import { z } from 'zod'

export const trialPath = '/api/tools/trial'

/** The word by which a page knows that one of the staff works in development mode here; the browser keeps it. */
export const devModeCookie = 'dev-mode'

/** `PUT /api/tools/trial`: the price list that is tried over the shop in this browser; null for the published ones. */
export const trialRequest = z.strictObject({ list: z.string().min(1).max(100).nullable() })

/** `GET`: the tried list; null for the published ones. */
export const trialAnswer = z.object({ list: z.string().nullable() })

/** `GET /api/price-lists?country=`: the lists of a country that may be tried, the latest first. */
export const sessionsAnswer = z.object({
  data: z.array(z.object({ name: z.string(), status: z.enum(['live', 'test']), inForce: z.boolean() })),
})
export type PriceSession = z.infer<typeof sessionsAnswer>['data'][number]
