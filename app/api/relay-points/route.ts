import { relayPointsQuery } from '@/lib/doors/contract/relay-points'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { relayPoints } from '@/server/orders/relay/relay-points'

/** `GET /api/relay-points`: where a parcel can be fetched around a postal code (DELIVERY-10). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const refused = await refuseTooMany('services', request)
    if (refused) return refused
    const query = parseQuery(relayPointsQuery, request)
    if (!query.ok) return query.response
    const found = await relayPoints().around(query.value)
    if (!found.ok) return problemResponse('relay_unavailable')
    return Response.json(found.value, { headers: { 'cache-control': 'private, no-store' } })
  },
})
