import { sessionPath } from '@/lib/contract/accounts'
import { passkeyRenameSchema } from '@/lib/contract/passkeys'
import { removePasskey, renamePasskey } from '@/server/factors/passkeys/passkeys'
import { done } from '@/server/http/account-answer'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { clientFactor } from '@/server/http/client-factor'
import { refuseForeign } from '@/server/http/origin'
import { visitOf } from '@/server/http/visit'

/** `/api/clients/passkeys/{id}`: one of the client's own keys gets another name, or is taken away. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  PUT: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const body = await parseBody(passkeyRenameSchema, request, 1000)
    if (!body.ok) return body.response
    const whose = await clientFactor.find(request)
    if (!whose) return problemResponse('unauthorised')
    const path = sessionPath.safeParse(await params)
    const renamed = path.success && (await renamePasskey(whose.holder.id, path.data.id, body.value.name))
    return renamed ? done() : problemResponse('not_found')
  },
  DELETE: async (request, { params }) => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const whose = await clientFactor.find(request)
    if (!whose) return problemResponse('unauthorised')
    const path = sessionPath.safeParse(await params)
    const removed = path.success && (await removePasskey(whose.holder, path.data.id, visitOf(request)))
    return removed ? done() : problemResponse('not_found')
  },
})
