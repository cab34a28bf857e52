import { anonymousClient } from '@/lib/contract/client'
import { queries } from '@/lib/contract/content-api'
import { parseQuery, route } from '@/server/http/answer'

/** `GET /api/clients`: who is shopping. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    return Response.json(anonymousClient, { headers: { 'cache-control': 'private, no-store' } })
  },
})
