import { readActor } from '@/server/doors/http/actor'
import { problemResponse, route } from '@/server/ground/http/answer'
import { listWaiting } from '@/server/orders/approvals/read-approval'

/** `GET /api/order-decisions`: the orders that wait for the word of the client who asks. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const found = await listWaiting(await readActor(request))
    if (!found.ok) return problemResponse(found.code)
    return Response.json(found.list, { headers: { 'cache-control': 'private, no-store' } })
  },
})
