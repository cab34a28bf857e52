import { passkeyLoginSchema, wrongPasskey } from '@/lib/contract/passkeys'
import { logInByPasskey } from '@/server/factors/passkeys/log-in-passkey'
import { route } from '@/server/http/answer'
import { sessionHeaders, sessionToken } from '@/server/http/client-session'
import { loginAnswer, loginStep } from '@/server/http/login-answer'
import { ownOriginOf } from '@/server/http/origin'
import { visitOf } from '@/server/http/visit'

/** `POST /api/auth/passkey`: begins a client's session with what a device of his has signed (PEOPLE-21). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: loginStep(passkeyLoginSchema, 50_000, async (signed, request) => {
    const door = { visit: visitOf(request), before: sessionToken(request) }
    const session = await logInByPasskey(signed, ownOriginOf(request), door)
    return session ? loginAnswer(200, null, sessionHeaders(session)) : loginAnswer(401, wrongPasskey)
  }),
})
