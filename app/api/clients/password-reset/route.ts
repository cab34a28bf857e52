import { resetRequestSchema, resetSchema } from '@/lib/contract/accounts'
import { resetPassword } from '@/server/clients/change-password'
import { mailAccount } from '@/server/clients/notify'
import { accountProblem, done } from '@/server/http/account-answer'
import { route } from '@/server/http/answer'
import { countedBody } from '@/server/http/counted-body'
import { visitOf } from '@/server/http/visit'

/**
 * `PUT /api/clients/password-reset`: mails a link to a new password. Whether anybody has the address is found out by the
 * job that mails it, so that neither the answer nor its time tells. `POST`: sets the new password (PEOPLE-12).
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
