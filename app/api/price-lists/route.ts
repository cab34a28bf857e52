import { z } from 'zod'
import { parameters } from '@/lib/catalogue/contract/read'
import { staffRoute } from '@/server/doors/http/staff-route'
import { route } from '@/server/ground/http/answer'
import { readPriceSessions } from '@/server/office/tools/price-sessions'

/** `GET /api/price-lists?country=`: a country's price lists, tests included, for the staff (PRICE-8). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: staffRoute({
    query: z.strictObject({ country: parameters.country }),
    work: (actor, { query }) => readPriceSessions(actor, query.country),
  }),
})
