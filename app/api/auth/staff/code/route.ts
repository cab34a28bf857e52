import { codeErrors, codeStepSchema } from '@/lib/doors/contract/second-factor'
import { endedHalfHeader, staffHalfOf } from '@/server/doors/http/half-login'
import { codeStatus, loginAnswer, loginStep } from '@/server/doors/http/login-answer'
import { staffHeaders, staffOfToken, tokenOf } from '@/server/doors/http/staff-entry'
import { holderOfStaff } from '@/server/doors/http/staff-factor'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { giveStaffCode } from '@/server/people/factors/give-staff-code'

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
