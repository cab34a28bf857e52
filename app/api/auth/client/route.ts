import { loginSchema, wrongLogin } from '@/lib/doors/contract/client'
import { codeErrors } from '@/lib/doors/contract/second-factor'
import { knownDevice, sessionHeaders, sessionToken } from '@/server/doors/http/client-session'
import { halfHeader } from '@/server/doors/http/half-login'
import { loginAnswer, loginStep } from '@/server/doors/http/login-answer'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { isWithin } from '@/server/ground/http/limits'
import { type Door, logIn } from '@/server/people/clients/log-in'

async function doorOf(request: Request): Promise<Door> {
  const device = await knownDevice(request)
  const isTrusted = device !== null && (await isWithin('devices', device.nonce))
  return {
    visit: visitOf(request),
    before: sessionToken(request),
    known: isTrusted ? device.client : null,
  }
}

/** `POST /api/auth/client`: the first step of a client's login, and the only one without a second factor (PEOPLE-8). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: loginStep(loginSchema, 10_000, async (given, request) => {
    const entry = await logIn(given, await doorOf(request))
    if (!entry) return loginAnswer(401, wrongLogin)
    return entry.step === 'in'
      ? loginAnswer(200, null, sessionHeaders(entry.session))
      : loginAnswer(202, codeErrors.needed, [halfHeader('client', entry.half)])
  }),
})
