import { passwordChangeSchema } from '@/lib/doors/contract/accounts'
import { accountProblem, done } from '@/server/doors/http/account-answer'
import { deviceHeaders, sessionToken } from '@/server/doors/http/client-session'
import { clientBody } from '@/server/doors/http/counted-body'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { changePassword } from '@/server/people/clients/change-password'

/** `PUT /api/clients/password-change` (PEOPLE-12): a client's own, with the old one. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: async request => {
    const body = await clientBody('login', passwordChangeSchema, request, 5000)
    if (!body.ok) return body.response
    const visit = { ...visitOf(request), token: sessionToken(request) }
    const changed = await changePassword(body.actor, body.value, visit)
    return changed.ok ? done(deviceHeaders(changed.device)) : accountProblem(changed)
  },
})
