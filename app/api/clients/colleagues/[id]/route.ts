import { sessionPath } from '@/lib/doors/contract/accounts'
import { accountProblem, personalJson } from '@/server/doors/http/account-answer'
import { readActor } from '@/server/doors/http/actor'
import { visitOf } from '@/server/doors/http/visit'
import { problemResponse, route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import { removeColleague } from '@/server/people/colleagues/colleagues'

/** `DELETE /api/clients/colleagues/{id}`: takes a buyer out of the approver's company (PEOPLE-29), and says what takes him back. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  DELETE: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const path = sessionPath.safeParse(await params)
    if (!path.success) return problemResponse('not_found')
    const removed = await removeColleague(await readActor(request), path.data.id, visitOf(request))
    return removed.ok ? personalJson({ undo: removed.undo }) : accountProblem(removed)
  },
})
