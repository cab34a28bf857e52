import { sessionPath } from '@/lib/contract/accounts'
import { removeColleague } from '@/server/colleagues/colleagues'
import { accountProblem, personalJson } from '@/server/http/account-answer'
import { readActor } from '@/server/http/actor'
import { problemResponse, route } from '@/server/http/answer'
import { refuseForeign } from '@/server/http/origin'
import { visitOf } from '@/server/http/visit'

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
