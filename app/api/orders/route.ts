import { z } from 'zod'
import { ordersQuery } from '@/lib/contract/orders'
import { defaultPageSize } from '@/lib/contract/parameters'
import { readActor } from '@/server/http/actor'
import { parseBody, parseQuery, problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { beforeJobs } from '@/server/jobs/shoppers-first'
import { listOrders } from '@/server/orders/list-orders'
import { placeOrder } from '@/server/orders/place-order'

/**
 * `GET /api/orders`: a client's own orders. `POST /api/orders` (ORDER-8, ORDER-15): places an order, answers its id.
 */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(ordersQuery, request)
    if (!query.ok) return query.response
    const {
      'pagination[page]': page = 1,
      'pagination[pageSize]': size,
      'pagination[limit]': limit,
    } = query.value
    const pageSize = size ?? limit ?? defaultPageSize
    const found = await listOrders(await readActor(request), { page, pageSize })
    if (!found.ok) return problemResponse(found.code)
    return Response.json(found.list, { headers: { 'cache-control': 'private, no-store' } })
  },
  POST: async request => {
    const foreign = refuseForeign(request)
    if (foreign) return foreign
    const tooMany = await refuseTooMany('orders', request)
    if (tooMany) return tooMany
    const body = await parseBody(z.unknown(), request)
    if (!body.ok) return body.response
    const actor = await readActor(request)
    const key = request.headers.get('idempotency-key')
    const placed = await beforeJobs(() => placeOrder(actor, { key, body: body.value }))
    if (!placed.ok) return problemResponse(placed.code, placed.details ? { details: placed.details } : {})
    // The buyer reads the order with the code of this address, which cannot be guessed.
    const location = `/api/orders/${placed.id}?auth=${placed.auth}`
    return Response.json(placed.id, {
      status: placed.created ? 201 : 200,
      headers: { location, 'cache-control': 'no-store' },
    })
  },
})
