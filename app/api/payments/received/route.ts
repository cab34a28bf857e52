import { can } from '@/lib/actor/can'
import { owedRequest } from '@/lib/contract/payments'
import { readStaff } from '@/server/http/actor'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseForeign } from '@/server/http/origin'
import { receiveOwed } from '@/server/payments/receive-owed'

/** `POST /api/payments/received`: money that was owed has come. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = refuseForeign(request)
    if (refused) return refused
    const actor = await readStaff(request)
    if (!can(actor, 'order.change-state', { from: 'awaiting-payment', to: 'paid' }))
      return problemResponse('forbidden')
    const body = await parseBody(owedRequest, request)
    if (!body.ok) return body.response
    const received = await receiveOwed(actor, body.value.payment)
    if (!received.ok) return problemResponse(received.code)
    return Response.json({ received: true }, { headers: { 'cache-control': 'private, no-store' } })
  },
})
