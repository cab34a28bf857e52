import { queries } from '@/lib/ground/contract/parameters'
import { readActor } from '@/server/doors/http/actor'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { listPoints } from '@/server/money/loyalty/list-points'

/** `GET /api/clients/points`: what the points of the client who asks come from. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    const found = await listPoints(await readActor(request))
    if (!found.ok) return problemResponse(found.code)
    return Response.json(found.list, { headers: { 'cache-control': 'private, no-store' } })
  },
})
