import { queries } from '@/lib/contract/parameters'
import { listSessions } from '@/server/clients/sessions'
import { personalJson } from '@/server/http/account-answer'
import { readActor } from '@/server/http/actor'
import { parseQuery, problemResponse, route } from '@/server/http/answer'
import { sessionToken } from '@/server/http/client-session'

/** `GET /api/clients/sessions`: where the client is logged in (PEOPLE-17). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    const actor = await readActor(request)
    if (actor.kind !== 'client') return problemResponse('unauthorised')
    return personalJson(await listSessions(actor.account.id, sessionToken(request)))
  },
})
