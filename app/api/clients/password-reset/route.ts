import { resetRequestSchema, resetSchema } from '@/lib/doors/contract/accounts'
import { accountProblem, done } from '@/server/doors/http/account-answer'
import { countedBody } from '@/server/doors/http/counted-body'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { resetPassword } from '@/server/people/clients/change-password'
import { mailAccount } from '@/server/people/clients/notify'

/**
 * `PUT /api/clients/password-reset`: mails a link to a new password. The mail job checks whether an account has the
 * address, so that neither the answer nor its time reveals it. `POST`: sets the new password (PEOPLE-12).
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: async request => {
    const body = await countedBody('resets', resetRequestSchema, request, 5000)
    if (!body.ok) return body.response
    await mailAccount({ kind: 'password-link', ...body.value })
    return done()
  },
  POST: async request => {
    const body = await countedBody('login', resetSchema, request, 5000)
    if (!body.ok) return body.response
    const set = await resetPassword(body.value, visitOf(request))
    return set.ok ? done() : accountProblem(set)
  },
})
