import { queries } from '@/lib/contract/parameters'
import { listEvents } from '@/server/clients/security-events'
import { personalJson } from '@/server/http/account-answer'
import { readActor } from '@/server/http/actor'
import { parseQuery, problemResponse, route } from '@/server/http/answer'

/** `GET /api/clients/events`: what happened to the safety of the client's account (PEOPLE-17). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(queries.none, request)
    if (!query.ok) return query.response
    const actor = await readActor(request)
    if (actor.kind !== 'client') return problemResponse('unauthorised')
    return personalJson(await listEvents(actor.account.id))
  },
})
