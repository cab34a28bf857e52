import { loginSchema, wrongLogin } from '@/lib/contract/client'
import { codeErrors } from '@/lib/contract/second-factor'
import { type Door, logIn } from '@/server/clients/log-in'
import { route } from '@/server/http/answer'
import { knownDevice, sessionHeaders, sessionToken } from '@/server/http/client-session'
import { halfHeader } from '@/server/http/half-login'
import { isWithin } from '@/server/http/limits'
import { loginAnswer, loginStep } from '@/server/http/login-answer'
import { visitOf } from '@/server/http/visit'

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
