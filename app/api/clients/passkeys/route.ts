import { newPasskeySchema } from '@/lib/contract/passkeys'
import { addPasskey, listPasskeys } from '@/server/factors/passkeys/passkeys'
import { accountProblem, done, personalJson } from '@/server/http/account-answer'
import { problemResponse, route } from '@/server/http/answer'
import { clientFactor } from '@/server/http/client-factor'
import { countedBody } from '@/server/http/counted-body'
import { ownOriginOf } from '@/server/http/origin'
import { visitOf } from '@/server/http/visit'

/** `GET /api/clients/passkeys`: a client's keys. `POST`: the one that his device has just made (PEOPLE-21). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const whose = await clientFactor.find(request)
    return whose ? personalJson(await listPasskeys(whose.holder.id)) : problemResponse('unauthorised')
  },
  POST: async request => {
    const body = await countedBody('login', newPasskeySchema, request, 50_000)
    if (!body.ok) return body.response
    const whose = await clientFactor.find(request)
    if (!whose) return problemResponse('unauthorised')
    const from = { origin: ownOriginOf(request), visit: visitOf(request) }
    const added = await addPasskey(whose.holder, body.value, from)
    return added.ok ? done() : accountProblem(added)
  },
})
