import { passkeyBeginSchema } from '@/lib/contract/passkeys'
import { beginPasskey } from '@/server/factors/passkeys/passkeys'
import { accountProblem, personalJson } from '@/server/http/account-answer'
import { problemResponse, route } from '@/server/http/answer'
import { clientFactor } from '@/server/http/client-factor'
import { countedBody } from '@/server/http/counted-body'
import { ownOriginOf } from '@/server/http/origin'

/** `POST /api/clients/passkeys/options`: what a client's device is asked to make a key of (PEOPLE-21). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await countedBody('login', passkeyBeginSchema, request, 5000)
    if (!body.ok) return body.response
    const whose = await clientFactor.find(request)
    if (!whose) return problemResponse('unauthorised')
    const begun = await beginPasskey(whose.holder, body.value.password, ownOriginOf(request))
    return begun.ok ? personalJson(begun.options) : accountProblem(begun)
  },
})
