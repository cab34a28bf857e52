import { paymentCheckRequest } from '@/lib/contract/payments'
import { readActor } from '@/server/http/actor'
import { parseBody, problemResponse, route } from '@/server/http/answer'
import { refuseTooMany } from '@/server/http/limits'
import { refuseForeign } from '@/server/http/origin'
import { checkPayment } from '@/server/payments/check-payment'

/** `POST /api/payments/check`. */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async request => {
    const refused = refuseForeign(request) ?? (await refuseTooMany('payments', request))
    if (refused) return refused
    const body = await parseBody(paymentCheckRequest, request)
    if (!body.ok) return body.response
    const { order, auth } = body.value
    const checked = await checkPayment(await readActor(request, { auth, order }), { order })
    if (!checked.ok) return problemResponse(checked.code)
    return Response.json(checked.check, { headers: { 'cache-control': 'private, no-store' } })
  },
})
