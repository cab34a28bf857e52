import { membershipRequest } from '@/lib/contract/colleagues'
import { joinCompany } from '@/server/colleagues/invitations'
import { accountProblem, done } from '@/server/http/account-answer'
import { route } from '@/server/http/answer'
import { clientBody } from '@/server/http/counted-body'
import { visitOf } from '@/server/http/visit'

/** `POST /api/clients/membership`: takes up the invitation of a company (PEOPLE-29). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await clientBody('login', membershipRequest, request, 1000)
    if (!body.ok) return body.response
    const joined = await joinCompany(body.actor, body.value.invitation, visitOf(request))
    return joined.ok ? done() : accountProblem(joined)
  },
})
