import { passkeyLoginSchema, wrongPasskey } from '@/lib/doors/contract/passkeys'
import { sessionHeaders, sessionToken } from '@/server/doors/http/client-session'
import { loginAnswer, loginStep } from '@/server/doors/http/login-answer'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { ownOriginOf } from '@/server/ground/http/origin'
import { logInByPasskey } from '@/server/people/factors/passkeys/log-in-passkey'

/** `POST /api/auth/passkey`: begins a client's session with what a device of his has signed (PEOPLE-21). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: loginStep(passkeyLoginSchema, 50_000, async (signed, request) => {
    const door = { visit: visitOf(request), before: sessionToken(request) }
    const session = await logInByPasskey(signed, ownOriginOf(request), door)
    return session ? loginAnswer(200, null, sessionHeaders(session)) : loginAnswer(401, wrongPasskey)
  }),
})
