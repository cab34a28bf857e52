import { quotationAnswerRequest } from '@/lib/orders/quotations/requests'
import { quotationWrite } from '@/server/doors/http/quotation-call'
import { problemResponse, route } from '@/server/ground/http/answer'
import { answerQuotation } from '@/server/orders/quotations/answer-quotation'
import { orderOnAccount } from '@/server/orders/quotations/order-quotation'

/** `POST /api/quotations/{id}/answers`: accepted, to be changed, or declined (QUOTATION-5). */
export const { GET, POST, PUT, PATCH, DELETE } = route({
  POST: async (request, { params }) => {
    const asked = await quotationWrite(request, await params, quotationAnswerRequest)
    if (!asked.ok) return asked.response
    const { actor, id, body: decision } = asked
    const done =
      decision.answer === 'accept' && decision.onAccount
        ? await orderOnAccount(actor, id, decision)
        : await answerQuotation(actor, id, decision)
    if (!done.ok) return problemResponse(done.code, done.details ? { details: done.details } : {})
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
  },
})
