import { z } from 'zod'
import { readActor } from '@/server/http/actor'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { isForeign } from '@/server/http/origin'
import { beforeJobs } from '@/server/jobs/shoppers-first'
import { placeOrder } from '@/server/orders/place-order'

/** `POST /api/orders` (ORDER-8, ORDER-15): places an order, answers its id. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    if (isForeign(request)) return problemResponse('forbidden')
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
