import { queries } from '@/lib/contract/parameters'
import { logOut } from '@/server/clients/log-out'
import { parseQuery, problemResponse, route } from '@/server/http/answer'
import { endedCookie, sessionToken } from '@/server/http/client-session'
import { isForeign } from '@/server/http/origin'

/** `GET /api/clients/logout` (PEOPLE-10): ends the client's session, in this browser and in the shop. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    if (isForeign(request)) return problemResponse('forbidden')
    const token = sessionToken(request)
    if (token) await logOut(token)
    const headers = { 'set-cookie': endedCookie(), 'cache-control': 'private, no-store' }
    return Response.json({ loggedOut: true }, { headers })
  },
})
