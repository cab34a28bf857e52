import { queries } from '@/lib/ground/contract/parameters'
import { personalJson } from '@/server/doors/http/account-answer'
import { readActor } from '@/server/doors/http/actor'
import { parseQuery, problemResponse, route } from '@/server/ground/http/answer'
import { listEvents } from '@/server/people/clients/security-events'

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
