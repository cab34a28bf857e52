import { factorPath } from '@/lib/doors/contract/second-factor'
import { done } from '@/server/doors/http/account-answer'
import { readStaff } from '@/server/doors/http/actor'
import { visitOf } from '@/server/doors/http/visit'
import { problemResponse, route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import { forgetFor } from '@/server/people/factors/forget-for'

/** `DELETE /api/second-factors/{client|staff}/{id}`: for a person who has lost the phone and the codes on paper (PEOPLE-20). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const path = factorPath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    const forgotten = await forgetFor(await readStaff(request), path.data, visitOf(request))
    return forgotten.ok ? done() : problemResponse(forgotten.code)
  },
})
