import { queries } from '@/lib/contract/parameters'
import { readClient } from '@/server/clients/read-client'
import { readActor } from '@/server/http/actor'
import { parseQuery, problemResponse, route } from '@/server/http/answer'

/** `GET /api/clients`: who is shopping. A code that is nobody's is a visitor's; an `id` is for staff. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.client, request)
    if (!query.ok) return query.response
    const { auth, id } = query.value
    const found = await readClient(await readActor(request, { auth }), { id })
    if (!found.ok) return problemResponse(found.code)
    return Response.json(found.client, { headers: { 'cache-control': 'private, no-store' } })
  },
})
