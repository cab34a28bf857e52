import type { z } from 'zod'
import { hasAnyOf } from '@/lib/actor/can'
import { refundRequest, type refundsAnswer } from '@/lib/contract/payments'
import { readStaff } from '@/server/http/actor'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseForeign } from '@/server/http/origin'
import { refundOrder } from '@/server/payments/refund-order'

/** `POST /api/payments/refunds`: money that goes back, once for its key. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = refuseForeign(request)
    if (refused) return refused
    const actor = await readStaff(request)
    if (!hasAnyOf(actor, 'order.refund')) return problemResponse('forbidden')
    const body = await parseBody(refundRequest, request)
    if (!body.ok) return body.response
    const key = request.headers.get('idempotency-key') ?? ''
    const refunded = await refundOrder(actor, { ...body.value, key })
    if (!refunded.ok)
      return problemResponse(refunded.code, refunded.details ? { details: refunded.details } : {})
    const answer: z.input<typeof refundsAnswer> = refunded.refunds.map(
      ({ id, paymentId: payment, amountMinor: minor, state }) => ({ id, payment, minor, state }),
    )
    return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  },
})
