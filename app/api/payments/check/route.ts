import { paymentCheckRequest } from '@/lib/contract/payments'
import { readActor } from '@/server/http/actor'
import { problemResponse, route } from '@/server/http/answer'
import { countedBody } from '@/server/http/counted-body'
import { checkPayment } from '@/server/payments/check-payment'

/** `POST /api/payments/check`. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const body = await countedBody('payments', paymentCheckRequest, request)
    if (!body.ok) return body.response
    const { order, auth } = body.value
    const checked = await checkPayment(await readActor(request, { auth, order }), { order })
    if (!checked.ok) return problemResponse(checked.code)
    return Response.json(checked.check, { headers: { 'cache-control': 'private, no-store' } })
  },
})
