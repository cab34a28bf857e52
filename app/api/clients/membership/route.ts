import { membershipRequest } from '@/lib/contract/colleagues'
import { joinCompany } from '@/server/colleagues/invitations'
import { accountProblem, done } from '@/server/http/account-answer'
import { readActor } from '@/server/http/actor'
import { route } from '@/server/http/answer'
import { countedBody } from '@/server/http/counted-body'
import { visitOf } from '@/server/http/visit'

/** `POST /api/clients/membership`: takes up the invitation of a company (PEOPLE-29). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await countedBody('login', membershipRequest, request, 1000)
    if (!body.ok) return body.response
    const joined = await joinCompany(await readActor(request), body.value.invitation, visitOf(request))
    return joined.ok ? done() : accountProblem(joined)
  },
})
