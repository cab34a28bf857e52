import { factorPath } from '@/lib/contract/second-factor'
import { forgetFor } from '@/server/factors/forget-for'
import { done } from '@/server/http/account-answer'
import { readStaff } from '@/server/http/actor'
import { problemResponse, route } from '@/server/http/answer'
import { refuseForeign } from '@/server/http/origin'
import { visitOf } from '@/server/http/visit'

/** `DELETE /api/second-factors/{client|staff}/{id}`: for who has lost telephone and paper (PEOPLE-20). */
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
