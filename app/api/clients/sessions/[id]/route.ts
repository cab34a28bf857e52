import { sessionPath } from '@/lib/contract/accounts'
import { noteEvent } from '@/server/clients/security-events'
import { endSessionOf } from '@/server/clients/sessions'
import { done } from '@/server/http/account-answer'
import { readActor } from '@/server/http/actor'
import { problemResponse, route } from '@/server/http/answer'
import { refuseForeign } from '@/server/http/origin'
import { visitOf } from '@/server/http/visit'

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
