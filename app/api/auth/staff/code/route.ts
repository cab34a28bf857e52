import { codeErrors, codeStepSchema } from '@/lib/contract/second-factor'
import { giveStaffCode } from '@/server/factors/give-staff-code'
import { route } from '@/server/http/answer'
import { endedHalfHeader, staffHalfOf } from '@/server/http/half-login'
import { codeStatus, loginAnswer, loginStep } from '@/server/http/login-answer'
import { staffHeaders, staffOfToken, tokenOf } from '@/server/http/staff-entry'
import { holderOfStaff } from '@/server/http/staff-factor'
import { visitOf } from '@/server/http/visit'

/** `POST /api/auth/staff/code`: the second step of the panel's login (PEOPLE-20). `DELETE`: back to its first. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: loginStep(codeStepSchema, 1000, async ({ code }, request) => {
    const half = staffHalfOf(request)
    const staff = half && !half.isNew ? await staffOfToken(tokenOf(half)) : null
    if (!half || !staff) return loginAnswer(codeStatus.ended, codeErrors.ended)
    const judged = await giveStaffCode(holderOfStaff(request, staff), code, visitOf(request))
    if (judged !== 'in') return loginAnswer(codeStatus[judged], codeErrors.wrong)
    return loginAnswer(200, null, [...staffHeaders(half), endedHalfHeader('staff')])
  }),
  DELETE: async () => loginAnswer(200, null, [endedHalfHeader('staff')]),
})
