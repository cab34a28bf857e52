import { queries } from '@/lib/contract/parameters'
import { logOut } from '@/server/clients/log-out'
import { parseQuery, route } from '@/server/http/answer'
import { endedHeaders, sessionToken } from '@/server/http/client-session'
import { refuseForeign } from '@/server/http/origin'

/** `GET /api/clients/logout` (PEOPLE-10): ends the client's session, in this browser and in the shop. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const token = sessionToken(request)
    if (token) await logOut(token)
    return Response.json(
      { loggedOut: true },
      { headers: [...endedHeaders(), ['cache-control', 'private, no-store']] },
    )
  },
})
