import { passkeyLoginSchema, wrongPasskey } from '@/lib/contract/passkeys'
import { logInByPasskey } from '@/server/factors/passkeys/log-in-passkey'
import { parseBody, route } from '@/server/http/answer'
import { sessionHeaders, sessionToken } from '@/server/http/client-session'
import { loginAnswer, refuseLogin } from '@/server/http/login-answer'
import { ownOriginOf } from '@/server/http/origin'
import { visitOf } from '@/server/http/visit'

/** `POST /api/auth/passkey`: begins a client's session with what a device of his has signed (PEOPLE-21). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = await refuseLogin(request)
    if (refused) return refused
    const body = await parseBody(passkeyLoginSchema, request, 50_000)
    if (!body.ok) return loginAnswer(body.response.status, 'invalid_body')
    const door = { visit: visitOf(request), before: sessionToken(request) }
    const session = await logInByPasskey(body.value, ownOriginOf(request), door)
    return session ? loginAnswer(200, null, sessionHeaders(session)) : loginAnswer(401, wrongPasskey)
  },
})
