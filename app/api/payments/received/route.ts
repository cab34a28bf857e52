import { owedRequest } from '@/lib/money/contract/payments'
import { can } from '@/lib/people/actor/can'
import { readStaff } from '@/server/doors/http/actor'
import { allowedBody } from '@/server/doors/http/allowed-body'
import { problemResponse, route } from '@/server/ground/http/answer'
import { receiveOwed } from '@/server/money/payments/receive-owed'

/** `POST /api/payments/received`: money that was owed has come. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const asked = await allowedBody(request, {
      who: readStaff,
      may: actor => can(actor, 'order.change-state', { from: 'awaiting-payment', to: 'paid' }),
      schema: owedRequest,
    })
    if (!asked.ok) return asked.response
    const received = await receiveOwed(asked.actor, asked.value.payment)
    if (!received.ok) return problemResponse(received.code)
    return Response.json({ received: true }, { headers: { 'cache-control': 'private, no-store' } })
  },
})
