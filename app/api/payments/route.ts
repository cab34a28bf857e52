import { paymentsQuery } from '@/lib/money/contract/payments'
import { readActor } from '@/server/doors/http/actor'
import { parseQuery, route } from '@/server/ground/http/answer'
import { readPayments } from '@/server/money/payments/read-payments'

/** `GET /api/payments`: how this buyer may pay for a delivery there. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: async request => {
    const query = parseQuery(paymentsQuery, request)
    if (!query.ok) return query.response
    const offers = await readPayments(await readActor(request), query.value)
    return Response.json(offers, { headers: { 'cache-control': 'private, no-store' } })
  },
})
