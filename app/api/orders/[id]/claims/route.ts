import { orderClaimRequest } from '@/lib/doors/contract/orders'
import { readActor } from '@/server/doors/http/actor'
import { parseBody, problemResponse, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { refuseForeign } from '@/server/ground/http/origin'
import { claimOrder } from '@/server/orders/claim-order'
import { idSchema } from '@/server/orders/order-id'

/** `POST /api/orders/{id}/claims`: puts an order that was placed without an account among those of its buyer's account. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request, { params }) => {
    const refused = refuseForeign(request) ?? (await refuseTooMany('orders', request))
    if (refused) return refused
    const id = idSchema.safeParse((await params).id)
    if (!id.success) return problemResponse('not_found')
    const actor = await readActor(request)
    if (actor.kind !== 'client') return problemResponse('forbidden')
    const body = await parseBody(orderClaimRequest, request, 5000)
    if (!body.ok) return body.response
    const claimed = await claimOrder(actor, { order: id.data, ...body.value })
    if (!claimed.ok) return problemResponse(claimed.code)
    return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
  },
})
