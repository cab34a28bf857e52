import { passwordChangeSchema } from '@/lib/contract/accounts'
import { changePassword } from '@/server/clients/change-password'
import { accountProblem, done } from '@/server/http/account-answer'
import { route } from '@/server/http/answer'
import { deviceHeaders, sessionToken } from '@/server/http/client-session'
import { clientBody } from '@/server/http/counted-body'
import { visitOf } from '@/server/http/visit'

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
