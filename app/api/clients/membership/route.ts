import { membershipRequest } from '@/lib/doors/contract/colleagues'
import { accountProblem, done } from '@/server/doors/http/account-answer'
import { clientBody } from '@/server/doors/http/counted-body'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { joinCompany } from '@/server/people/colleagues/invitations'

/** `POST /api/clients/membership`: takes up the invitation of a company (PEOPLE-29). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await clientBody('login', membershipRequest, request, 1000)
    if (!body.ok) return body.response
    const joined = await joinCompany(body.actor, body.value.invitation, visitOf(request))
    return joined.ok ? done() : accountProblem(joined)
  },
})
