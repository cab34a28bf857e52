import { codeErrors, codeStepSchema } from '@/lib/contract/second-factor'
import { giveCode } from '@/server/clients/give-code'
import { parseBody, route } from '@/server/http/answer'
import { sessionHeaders, sessionToken } from '@/server/http/client-session'
import { clientHalfOf, endedHalfHeader } from '@/server/http/half-login'
import { codeStatus, loginAnswer, refuseLogin } from '@/server/http/login-answer'
import { visitOf } from '@/server/http/visit'

/** `POST /api/auth/client/code`: the second step of a client's login, with the code of his second factor (PEOPLE-20). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = await refuseLogin(request)
    if (refused) return refused
    const body = await parseBody(codeStepSchema, request, 1000)
    if (!body.ok) return loginAnswer(body.response.status, 'invalid_body')
    const half = clientHalfOf(request)
    if (!half) return loginAnswer(codeStatus.ended, codeErrors.ended)
    const door = { visit: visitOf(request), before: sessionToken(request) }
    const given = await giveCode(half, body.value.code, door)
    if (!given.ok)
      return loginAnswer(codeStatus[given.code], given.code === 'ended' ? codeErrors.ended : codeErrors.wrong)
    return loginAnswer(200, null, [...sessionHeaders(given.session), endedHalfHeader('client')])
  },
})
