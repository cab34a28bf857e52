import { invitationRequest } from '@/lib/doors/contract/colleagues'
import { accountProblem, done } from '@/server/doors/http/account-answer'
import { clientBody } from '@/server/doors/http/counted-body'
import { route } from '@/server/ground/http/answer'
import { invite } from '@/server/people/colleagues/invitations'

/** `POST /api/clients/invitations`: mails an address an invitation to the approver's company (PEOPLE-29). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await clientBody('invitations', invitationRequest, request, 2000)
    if (!body.ok) return body.response
    const invited = await invite(body.actor, body.value)
    return invited.ok ? done() : accountProblem(invited)
  },
})
