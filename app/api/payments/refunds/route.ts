import type { z } from 'zod'
import { refundRequest, type refundsAnswer } from '@/lib/money/contract/payments'
import { hasAnyOf } from '@/lib/people/actor/can'
import { readStaff } from '@/server/doors/http/actor'
import { allowedBody } from '@/server/doors/http/allowed-body'
import { problemResponse, route } from '@/server/ground/http/answer'
import { refundOrder } from '@/server/money/payments/refund-order'

/** `POST /api/payments/refunds`: money that goes back, once for its key. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const asked = await allowedBody(request, {
      who: readStaff,
      may: actor => hasAnyOf(actor, 'order.refund'),
      schema: refundRequest,
    })
    if (!asked.ok) return asked.response
    const key = request.headers.get('idempotency-key') ?? ''
    const refunded = await refundOrder(asked.actor, { ...asked.value, key })
    if (!refunded.ok)
      return problemResponse(refunded.code, refunded.details ? { details: refunded.details } : {})
    const answer: z.input<typeof refundsAnswer> = refunded.refunds.map(
      ({ id, paymentId: payment, amountMinor: minor, state }) => ({ id, payment, minor, state }),
    )
    return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  },
})
