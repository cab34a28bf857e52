import { listWaiting } from '@/server/approvals/read-approval'
import { readActor } from '@/server/http/actor'
import { problemResponse, route } from '@/server/http/answer'

/** `GET /api/order-decisions`: the orders that wait for the word of the client who asks. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const found = await listWaiting(await readActor(request))
    if (!found.ok) return problemResponse(found.code)
    return Response.json(found.list, { headers: { 'cache-control': 'private, no-store' } })
  },
})
