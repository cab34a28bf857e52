import { movesRequest } from '@/lib/orders/order/order-work'
import { readStaff } from '@/server/doors/http/actor'
import { languageOfPanel } from '@/server/doors/http/panel-language'
import { parseBody, problemResponse, route } from '@/server/ground/http/answer'
import { refuseForeign } from '@/server/ground/http/origin'
import { moveMany } from '@/server/orders/move-many'

/** `POST /api/order-moves`: the same step for several orders, each with a result of its own. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const actor = await readStaff(request)
    if (actor.kind === 'visitor') return problemResponse('forbidden')
    const body = await parseBody(movesRequest, request)
    if (!body.ok) return body.response
    const moved = await moveMany(actor, body.value, languageOfPanel(request))
    return Response.json(moved, { headers: { 'cache-control': 'private, no-store' } })
  },
})
