import { sessionPath } from '@/lib/doors/contract/accounts'
import { done } from '@/server/doors/http/account-answer'
import { readActor } from '@/server/doors/http/actor'
import { visitOf } from '@/server/doors/http/visit'
import { problemResponse, route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import { noteEvent } from '@/server/people/clients/security-events'
import { endSessionOf } from '@/server/people/clients/sessions'

/** `DELETE /api/clients/sessions/{id}`: ends one of the client's own sessions (PEOPLE-17). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const actor = await readActor(request)
    if (actor.kind !== 'client') return problemResponse('unauthorised')
    const path = sessionPath.safeParse(await params)
    const ended = path.success && (await endSessionOf(actor.account.id, path.data.id))
    if (!ended) return problemResponse('not_found')
    await noteEvent(actor.account.id, 'session-ended', visitOf(request))
    return done()
  },
})
