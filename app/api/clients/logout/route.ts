import type { z } from 'zod'
import { type logoutAnswer, logoutQuery } from '@/lib/doors/contract/accounts'
import { endedHeaders, sessionToken } from '@/server/doors/http/client-session'
import { visitOf } from '@/server/doors/http/visit'
import { parseQuery, route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import { logOut } from '@/server/people/clients/log-out'

/** `GET /api/clients/logout` (PEOPLE-10): ends the client's session, in this browser and in the shop, or all of them. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(logoutQuery, request)
    if (!query.ok) return query.response
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const token = sessionToken(request)
    if (token) await logOut(token, { everywhere: query.value.everywhere === '1' }, visitOf(request))
    return Response.json({ loggedOut: true } satisfies z.infer<typeof logoutAnswer>, {
      headers: [...endedHeaders(), ['cache-control', 'private, no-store']],
    })
  },
})
