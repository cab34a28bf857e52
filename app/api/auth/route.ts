import type { z } from 'zod'
import type { socialAnswer } from '@/lib/doors/contract/social'
import { queries } from '@/lib/ground/contract/parameters'
import { parseQuery, route } from '@/server/ground/http/answer'
import { offeredProviders } from '@/server/people/clients/social/providers'

/** `GET /api/auth`: the services by which a client can log in here. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    const answer: z.infer<typeof socialAnswer> = { providers: offeredProviders() }
    return Response.json(answer, { headers: { 'cache-control': 'private, no-cache' } })
  },
})
