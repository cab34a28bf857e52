import type { z } from 'zod'
import { queries } from '@/lib/contract/parameters'
import type { socialAnswer } from '@/lib/contract/social'
import { offeredProviders } from '@/server/clients/social/providers'
import { parseQuery, route } from '@/server/http/answer'

/** `GET /api/auth`: the services by which a client can log in here. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    const answer: z.infer<typeof socialAnswer> = { providers: offeredProviders() }
    return Response.json(answer, { headers: { 'cache-control': 'private, no-cache' } })
  },
})
