import { paymentRequest } from '@/lib/contract/payments'
import { readActor } from '@/server/http/actor'
import { problemResponse, route } from '@/server/http/answer'
import { countedBody } from '@/server/http/counted-body'
import { startPayment } from '@/server/payments/start-payment'

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
