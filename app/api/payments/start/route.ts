import { paymentRequest } from '@/lib/contract/payments'
import { readActor } from '@/server/http/actor'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { startPayment } from '@/server/payments/start-payment'

/** `POST /api/payments/start`. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = refuseForeign(request) ?? (await refuseTooMany('payments', request))
    if (refused) return refused
    const body = await parseBody(paymentRequest, request)
    if (!body.ok) return body.response
    const { order, auth, method } = body.value
    const started = await startPayment(await readActor(request, { auth, order }), { order, method })
    if (!started.ok) return problemResponse(started.code)
    return Response.json(started.step, { headers: { 'cache-control': 'private, no-store' } })
  },
})
