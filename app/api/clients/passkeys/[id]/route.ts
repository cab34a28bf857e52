import { sessionPath } from '@/lib/contract/accounts'
import { removePasskey } from '@/server/factors/passkeys/passkeys'
import { done } from '@/server/http/account-answer'
import { problemResponse, route } from '@/server/http/answer'
import { clientFactor } from '@/server/http/client-factor'
import { refuseForeign } from '@/server/http/origin'
import { visitOf } from '@/server/http/visit'

/** `DELETE /api/clients/passkeys/{id}`: takes one of the client's own keys away. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
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
