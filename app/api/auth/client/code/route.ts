import { codeErrors, codeStepSchema } from '@/lib/contract/second-factor'
import { giveCode } from '@/server/clients/give-code'
import { route } from '@/server/http/answer'
import { sessionHeaders, sessionToken } from '@/server/http/client-session'
import { clientHalfOf, endedHalfHeader } from '@/server/http/half-login'
import { codeStatus, loginAnswer, loginStep } from '@/server/http/login-answer'
import { visitOf } from '@/server/http/visit'

/** `POST /api/auth/client/code`: the second step of a client's login, with the code of his second factor (PEOPLE-20). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: loginStep(codeStepSchema, 1000, async ({ code }, request) => {
    const half = clientHalfOf(request)
    if (!half) return loginAnswer(codeStatus.ended, codeErrors.ended)
    const door = { visit: visitOf(request), before: sessionToken(request) }
    const given = await giveCode(half, code, door)
    if (!given.ok)
      return loginAnswer(codeStatus[given.code], given.code === 'ended' ? codeErrors.ended : codeErrors.wrong)
    return loginAnswer(200, null, [...sessionHeaders(given.session), endedHalfHeader('client')])
  }),
})
