import { takeBackRequest } from '@/lib/doors/contract/colleagues'
import { accountProblem, done, personalJson } from '@/server/doors/http/account-answer'
import { readActor } from '@/server/doors/http/actor'
import { clientBody } from '@/server/doors/http/counted-body'
import { visitOf } from '@/server/doors/http/visit'
import { route } from '@/server/ground/http/answer'
import { listColleagues, takeColleagueBack } from '@/server/people/colleagues/colleagues'

/**
 * `GET /api/clients/colleagues`: who buys for the approver's company, and whom it has invited; `POST` restores a colleague whom he has just
 * removed (PEOPLE-29).
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const found = await listColleagues(await readActor(request))
    return found.ok ? personalJson(found.list) : accountProblem(found)
  },
  POST: async request => {
    const body = await clientBody('profiles', takeBackRequest, request, 1000)
    if (!body.ok) return body.response
    const back = await takeColleagueBack(body.actor, body.value.undo, visitOf(request))
    return back.ok ? done() : accountProblem(back)
  },
})
