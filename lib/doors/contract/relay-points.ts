import { z } from 'zod'
import { relayPointSchema } from '@/lib/people/address/relay-point'

/** Around which postal code points are looked for: five digits in France, else four (DELIVERY-2). */
export const relayPointsQuery = z
  .strictObject({ country: z.string().regex(/^[A-Z]{2}$/), zipcode: z.string().regex(/^\d{4,5}$/) })
  .refine(({ country, zipcode }) => zipcode.length === (country === 'FR' ? 5 : 4))

/** The nearest first. */
export const relayPointsAnswer = z.array(relayPointSchema)

/** `GET`: the relay points around a postal code. */
export const relayPointsPath = (query: { country: string; zipcode: string }): string =>
  `/api/relay-points?${new URLSearchParams(query)}`
