import { passkeyLoginSchema, wrongPasskey } from '@/lib/contract/passkeys'
import { holderWhoSigned } from '@/server/factors/passkeys/read-signed'
import { parseBody, route } from '@/server/http/answer'
import { endedHalfHeader } from '@/server/http/half-login'
import { loginAnswer, refuseLogin } from '@/server/http/login-answer'
import { ownOriginOf } from '@/server/http/origin'
import { beginStaff, staffHeaders } from '@/server/http/staff-entry'

/** `POST /api/auth/staff/passkey`: begins a session of the panel with what a device of the staff has signed (PEOPLE-21). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = await refuseLogin(request)
    if (refused) return refused
    const body = await parseBody(passkeyLoginSchema, request, 50_000)
    if (!body.ok) return loginAnswer(body.response.status, 'invalid_body')
    const staff = await holderWhoSigned('staff', body.value, ownOriginOf(request))
    const begun = staff === null ? null : await beginStaff(staff)
    return begun
      ? loginAnswer(200, null, [...staffHeaders(begun), endedHalfHeader('staff')])
      : loginAnswer(401, wrongPasskey)
  },
})
