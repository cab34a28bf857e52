import { paymentCheckRequest } from '@/lib/money/contract/payments'
import { readActor } from '@/server/doors/http/actor'
import { countedBody } from '@/server/doors/http/counted-body'
import { problemResponse, route } from '@/server/ground/http/answer'
import { checkPayment } from '@/server/money/payments/check-payment'

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
