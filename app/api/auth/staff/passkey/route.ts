import { passkeyLoginSchema, wrongPasskey } from '@/lib/contract/passkeys'
import { holderWhoSigned } from '@/server/factors/passkeys/read-signed'
import { route } from '@/server/http/answer'
import { endedHalfHeader } from '@/server/http/half-login'
import { loginAnswer, loginStep } from '@/server/http/login-answer'
import { ownOriginOf } from '@/server/http/origin'
import { beginStaff, staffHeaders } from '@/server/http/staff-entry'

/** `POST /api/auth/staff/passkey`: begins a session of the panel with what a device of the staff has signed (PEOPLE-21). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: loginStep(passkeyLoginSchema, 50_000, async (signed, request) => {
    const staff = await holderWhoSigned('staff', signed, ownOriginOf(request))
    const begun = staff && (await beginStaff(staff.id))
    return begun
      ? loginAnswer(200, null, [...staffHeaders(begun), endedHalfHeader('staff')])
      : loginAnswer(401, wrongPasskey)
  }),
})
