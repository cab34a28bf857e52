import { listColleagues } from '@/server/colleagues/colleagues'
import { accountProblem, personalJson } from '@/server/http/account-answer'
import { readActor } from '@/server/http/actor'
import { route } from '@/server/http/answer'

/** `GET /api/clients/colleagues`: who buys for the approver's company, and whom it has invited (PEOPLE-29). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const found = await listColleagues(await readActor(request))
    return found.ok ? personalJson(found.list) : accountProblem(found)
  },
})
