import { invitationRequest } from '@/lib/contract/colleagues'
import { invite } from '@/server/colleagues/invitations'
import { accountProblem, done } from '@/server/http/account-answer'
import { route } from '@/server/http/answer'
import { clientBody } from '@/server/http/counted-body'

/** `POST /api/clients/invitations`: mails an address the way into the approver's company (PEOPLE-29). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await clientBody('invitations', invitationRequest, request, 2000)
    if (!body.ok) return body.response
    const invited = await invite(body.actor, body.value)
    return invited.ok ? done() : accountProblem(invited)
  },
})
