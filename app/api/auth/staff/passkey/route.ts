import { passkeyLoginSchema, wrongPasskey } from '@/lib/doors/contract/passkeys'
import { endedHalfHeader } from '@/server/doors/http/half-login'
import { loginAnswer, loginStep } from '@/server/doors/http/login-answer'
import { beginStaff, staffHeaders } from '@/server/doors/http/staff-entry'
import { route } from '@/server/ground/http/answer'
import { ownOriginOf } from '@/server/ground/http/origin'
import { holderWhoSigned } from '@/server/people/factors/passkeys/read-signed'

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
