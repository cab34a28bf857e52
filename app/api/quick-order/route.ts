import { quickOrderRequest } from '@/lib/doors/contract/quick-order'
import { parseBody, route } from '@/server/ground/http/answer'
import { refuseTooMany } from '@/server/ground/http/limits'
import { findProducts } from '@/server/orders/quick-order/find-products'

const maxBytes = 100_000

/** `POST /api/quick-order`: what the references of a pasted list are. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = await refuseTooMany('search', request)
    if (refused) return refused
    const body = await parseBody(quickOrderRequest, request, maxBytes)
    if (!body.ok) return body.response
    return Response.json(await findProducts(body.value), { headers: { 'cache-control': 'no-store' } })
  },
})
