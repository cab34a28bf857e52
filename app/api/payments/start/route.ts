import { paymentRequest } from '@/lib/money/contract/payments'
import { readActor } from '@/server/doors/http/actor'
import { countedBody } from '@/server/doors/http/counted-body'
import { problemResponse, route } from '@/server/ground/http/answer'
import { startPayment } from '@/server/money/payments/start-payment'

/** `POST /api/payments/start`. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await countedBody('payments', paymentRequest, request)
    if (!body.ok) return body.response
    const { order, auth, method } = body.value
    const started = await startPayment(await readActor(request, { auth, order }), { order, method })
    if (!started.ok) return problemResponse(started.code)
    return Response.json(started.step, { headers: { 'cache-control': 'private, no-store' } })
  },
})
