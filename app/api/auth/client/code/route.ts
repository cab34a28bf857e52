import { codeErrors, codeStepSchema } from '@/lib/doors/contract/second-factor'
import { sessionHeaders, sessionToken } from '@/server/doors/http/client-session'
import { clientHalfOf, endedHalfHeader } from '@/server/doors/http/half-login'
import { codeStatus, loginAnswer, loginStep } from '@/server/doors/http/login-answer'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { giveCode } from '@/server/people/clients/give-code'

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
