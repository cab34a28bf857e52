import { z } from 'zod'
import { parameters } from '@/lib/contract/read'
import { route } from '@/server/http/answer'
import { staffRoute } from '@/server/http/staff-route'
import { readPriceSessions } from '@/server/tools/price-sessions'

/** `GET /api/price-lists?country=`: a country's price lists, tests included, for the staff (PRICE-8). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: z.strictObject({ country: parameters.country }),
    work: (actor, { query }) => readPriceSessions(actor, query.country),
  }),
})
