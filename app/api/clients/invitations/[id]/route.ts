import { sessionPath } from '@/lib/doors/contract/accounts'
import { accountProblem, done } from '@/server/doors/http/account-answer'
import { readActor } from '@/server/doors/http/actor'
import { problemResponse, route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import { withdrawInvitation } from '@/server/people/colleagues/invitations'

/** `DELETE /api/clients/invitations/{id}`: takes an invitation back (PEOPLE-29). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const path = sessionPath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    const withdrawn = await withdrawInvitation(await readActor(request), path.data.id)
    return withdrawn.ok ? done() : accountProblem(withdrawn)
  },
})
