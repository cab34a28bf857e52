import { queries } from '@/lib/ground/contract/parameters'
import { countryOfRequest } from '@/server/doors/http/visitor-country'
import { parseQuery, route } from '@/server/ground/http/answer'

/** `GET /api/clients/country`: where the visitor seems to be, for the offer of another site. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    const headers = { 'cache-control': 'private, no-store' }
    return Response.json({ countryCode: await countryOfRequest(request) }, { headers })
  },
})
