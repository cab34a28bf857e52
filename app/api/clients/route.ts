import { anonymousClient } from '@/lib/contract/client'
import { queries } from '@/lib/contract/content-api'
import { parseQuery, problemResponse, route } from '@/server/http/answer'

/**
 * `GET /api/clients`: who is shopping. A code that is nobody's is a visitor's; whom an `id` belongs to is told to admins
 * alone.
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.client, request)
    if (!query.ok) return query.response
    if (query.value.id !== undefined) return problemResponse('forbidden')
    return Response.json(anonymousClient, { headers: { 'cache-control': 'private, no-store' } })
  },
})
