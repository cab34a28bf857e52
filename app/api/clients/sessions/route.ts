import { queries } from '@/lib/ground/contract/parameters'
import { personalJson } from '@/server/doors/http/account-answer'
import { readActor } from '@/server/doors/http/actor'
import { sessionToken } from '@/server/doors/http/client-session'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { listSessions } from '@/server/people/clients/sessions'

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
